import { useState } from 'react'
import type { Round } from '@/api/submissions'
import { type IsFilm, pieceOf } from './assets'
import { FIT, type View } from './view'

export type CompareMode = 'side' | 'swipe' | 'blink'

/** What stands on the desk at first: for stories. */
export interface DeskStart {
  /** The round's id; the newest when left out. */
  round?: string
  /** Counted from 0. */
  asset?: number
  compare?: CompareMode
  pinning?: boolean
}

/** What is looked at: a round, one of its pieces, how near, and whether beside another round. */
export function useReviewView(
  rounds: readonly Round[],
  isFilm: IsFilm,
  initial: DeskStart,
  takesPins: boolean,
) {
  const [chosen, setChosen] = useState(initial.round)
  const [asset, setAsset] = useState(initial.asset ?? 0)
  const [view, setView] = useState<View>(FIT)
  const [compare, setCompare] = useState<CompareMode | null>(initial.compare ?? null)
  const [other, setOther] = useState<string>()
  const [pinning, setPinning] = useState(initial.pinning ?? false)

  const at = Math.max(
    0,
    rounds.findIndex(({ _id }) => _id === chosen),
  )
  const round = rounds[at]
  const count = round?.assets.length ?? 0
  const index = Math.min(asset, Math.max(0, count - 1))
  const piece = pieceOf(round, index, isFilm)
  // With the round before it, unless another one was chosen.
  const others = rounds.filter(({ _id }) => _id !== round?._id)
  const beside = others.find(({ _id }) => _id === other) ?? rounds[at + 1] ?? others[0]
  const mode = piece && beside ? compare : null

  const canPin = takesPins && piece !== null && !piece.video && !mode
  const show = (next: number) => {
    setAsset(next)
    setView(FIT)
  }
  return {
    round,
    piece,
    count,
    view,
    setView,
    show,
    /** To the next piece, or the one before; it ends at the ends. */
    step: (by: 1 | -1) => {
      const next = index + by
      if (next >= 0 && next < count) show(next)
    },
    chooseRound(id: string) {
      setChosen(id)
      setView(FIT)
    },
    others,
    beside,
    chooseBeside: setOther,
    compare: mode,
    setCompare(next: CompareMode | null) {
      setCompare(next)
      setPinning(false)
    },
    /** A pin can be placed: on a picture that is shown alone. */
    canPin,
    pinning: pinning && canPin,
    setPinning,
    /** Shows the place that a change is about. */
    goTo(id: string, place: number) {
      setChosen(id)
      setCompare(null)
      show(place)
    },
  }
}

export type DeskState = ReturnType<typeof useReviewView>
