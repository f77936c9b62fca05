import { Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/Button/Button'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { TextInput } from '@/ui/TextInput/TextInput'
import type { Backstage } from '../../backstage'
import { type Operation, operations } from '../../contract/operations'
import { outcomesOf, type RunOutcome } from '../../handlers/outcomes'
import { everywhere, type OutcomePlan, readPlan, sharedPlan } from '../../link/outcomeText'
import type { Outcomes } from '../../scenario'
import { unusual, useScenario } from '../useLive'
import { OutcomeSelect } from './OutcomeSelect'
import styles from './outcomes.module.css'
import { Sentinels } from './Sentinels'
import shared from './sections.module.css'

/** What every operation, or nearly every one, can do. */
const COMMON: readonly RunOutcome[] = ['ok', 'slow', 'hold', 'offline', 'html', 'malformed', 500]

const ALL_USUAL = everywhere('ok')

function fits({ operationId, method, path, summary, tag }: Operation, words: string): boolean {
  const text = `${operationId} ${method} ${path} ${summary} ${tag}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** How each call ends: every operation of the contract, with the outcomes that it declares. */
export function OutcomesTab({ backstage }: { backstage: Backstage }) {
  const { outcomes } = useScenario(backstage)
  const [words, setWords] = useState('')
  const [onlyChanged, setOnlyChanged] = useState(false)
  const changed = unusual(outcomes)
  const count = Object.keys(changed).length
  const shown = operations.filter(
    (operation) => fits(operation, words.trim()) && (!onlyChanged || operation.operationId in changed),
  )
  const set = (next: Outcomes) => void backstage.setScenario({ outcomes: next })
  const every = count === 0 ? 'ok' : sharedPlan(changed)
  return (
    <>
      <div className={styles.finder}>
        <TextInput
          size="sm"
          type="search"
          aria-label="Find an operation"
          placeholder="Find an operation"
          icon={<Search />}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <div className={shared.line} data-apart>
          <Checkbox
            className={shared.quiet ?? ''}
            label={`Only changed (${count})`}
            checked={onlyChanged}
            onChange={(event) => setOnlyChanged(event.currentTarget.checked)}
          />
          <Button size="sm" variant="quiet" disabled={count === 0} onClick={() => set(ALL_USUAL)}>
            All as usual
          </Button>
        </div>
      </div>
      <ul className={shared.list} aria-label="Operations">
        {words.trim() || onlyChanged ? null : (
          <li className={`${shared.row} ${styles.operation}`}>
            <span className={shared.call}>
              <span className={shared.callName}>Every call</span>
              <span className={shared.detail}>where the contract declares the outcome</span>
            </span>
            <OutcomeSelect
              aria-label="Outcome of every call"
              possible={COMMON}
              plan={every === null ? null : readPlan(every)}
              onChoose={(plan) => set({ ...ALL_USUAL, ...everywhere(plan) })}
            />
          </li>
        )}
        {shown.map((operation) => (
          <OperationRow
            key={operation.operationId}
            operation={operation}
            plan={outcomes[operation.operationId] ?? 'ok'}
            onChoose={(plan) => set({ [operation.operationId]: plan } as Outcomes)}
          />
        ))}
      </ul>
      {shown.length === 0 ? (
        <p className={shared.detail}>
          {onlyChanged && count === 0
            ? 'Every call ends as usual.'
            : `No ${onlyChanged ? 'changed call' : 'operation'} has “${words.trim()}” in its name, path or summary.`}
        </p>
      ) : null}
      <Sentinels />
    </>
  )
}

interface OperationRowProps {
  operation: Operation
  plan: OutcomePlan
  onChoose: (plan: OutcomePlan) => void
}

function OperationRow({ operation, plan, onChoose }: OperationRowProps) {
  const { operationId, method, path } = operation
  return (
    <li className={`${shared.row} ${styles.operation}`}>
      <span className={shared.call}>
        <span className={shared.callName}>{operationId}</span>
        <span className={shared.detail}>
          {method.toUpperCase()} {path}
        </span>
      </span>
      <OutcomeSelect
        aria-label={`Outcome of ${operationId}`}
        possible={outcomesOf(operation)}
        plan={plan}
        onChoose={onChoose}
      />
    </li>
  )
}
