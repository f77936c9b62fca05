import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { Search } from 'lucide-react'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { CloseButton } from '@/ui/CloseButton/CloseButton'
import { useKeyboardInset } from '@/ui/Dialog/useKeyboardInset'
import { useUiEnvironment } from '@/ui/UiEnvironment/UiEnvironment'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import styles from './CommandPalette.module.css'
import type { Entry } from './entries'
import type { PaletteWindowProps } from './loadPaletteWindow'
import { NothingFound } from './NothingFound'
import { PaletteFoot } from './PaletteFoot'
import { PaletteOption } from './PaletteOption'
import { indexed } from './ranking'
import { type Group, resultsOf, summaryOf } from './results'
import { useDeed } from './useDeed'
import { useEntries } from './useEntries'
import { useRecent } from './useRecent'

export interface CommandPaletteProps extends PaletteWindowProps {
  /** What is looked for at first: for stories. */
  initialQuery?: string
}

/** "5 of 4,998" where not all of a group are shown. */
const countOf = ({ items, of }: Group) =>
  items.length < of ? `${items.length} of ${of.toLocaleString('en-US')}` : ''

/** Goes to any screen, work, product or conversation, and does what a button elsewhere does, by its name. */
export function CommandPalette({ open, onClose, singleKeys, initialQuery = '' }: CommandPaletteProps) {
  const { portalContainer } = useUiEnvironment()
  const watchKeyboard = useKeyboardInset()
  const carryOut = useDeed()
  // It goes first, and gives the focus back; what was chosen follows, and may put the focus elsewhere.
  const [chosen, setChosen] = useState<Entry | null>(null)
  const done = useRef<Entry | null>(null)
  if (chosen && !open) setChosen(null)
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog.Root
      open={open && !chosen}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      onOpenChangeComplete={(now) => {
        if (now || !chosen || done.current === chosen) return
        done.current = chosen
        carryOut(chosen.deed)
      }}
    >
      <Dialog.Portal container={portalContainer ?? undefined}>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={styles.viewport} ref={watchKeyboard}>
          <Dialog.Popup className={styles.popup} initialFocus={input}>
            <VisuallyHidden>
              <Dialog.Title>Find anything</Dialog.Title>
            </VisuallyHidden>
            <Finder
              input={input}
              initialQuery={initialQuery}
              showKeys={singleKeys.on}
              onChoose={(entry) => setChosen(entry)}
            />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface FinderProps {
  input: RefObject<HTMLInputElement | null>
  initialQuery: string
  showKeys: boolean
  onChoose: (entry: Entry) => void
}

/** The box and what it finds. It is new each time, and so is its query. */
function Finder({ input, initialQuery, showKeys, onChoose }: FinderProps) {
  const [query, setQuery] = useState(initialQuery)
  const { entries, loaded } = useEntries()
  const { recent, note } = useRecent()
  const index = useMemo(() => indexed(entries), [entries])
  const groups = useMemo(() => resultsOf(index, query, recent), [index, query, recent])
  const choose = (entry: Entry) => {
    note(entry.id)
    onChoose(entry)
  }
  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      items={groups}
      value={query}
      onValueChange={(value, { reason }) => {
        if (reason !== 'item-press') setQuery(value)
      }}
      itemToStringValue={({ label }: Entry) => label}
      autoHighlight="always"
      keepHighlight
    >
      <div className={styles.box}>
        <Search className={styles.icon} aria-hidden="true" />
        <Autocomplete.Input
          ref={input}
          className={styles.input}
          aria-label="Find a screen, work, product or conversation"
          placeholder="Find a screen, work, product…"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
        />
        <CloseButton />
      </div>
      <div className={styles.results}>
        {groups.length === 0 ? <NothingFound query={query} loaded={loaded} /> : null}
        <Autocomplete.List
          className={styles.list}
          aria-label="Results"
          data-bare={groups.length === 0 || undefined}
        >
          {(group: Group) => (
            <Autocomplete.Group key={group.id} items={group.items} className={styles.group}>
              <Autocomplete.GroupLabel className={styles.groupLabel}>
                {group.label}
                <span className={styles.count}>{countOf(group)}</span>
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(entry: Entry) => (
                  <PaletteOption
                    key={entry.id}
                    entry={entry}
                    showKeys={showKeys}
                    onChoose={() => choose(entry)}
                  />
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </div>
      <PaletteFoot summary={summaryOf(groups, query)} />
    </Autocomplete.Root>
  )
}
