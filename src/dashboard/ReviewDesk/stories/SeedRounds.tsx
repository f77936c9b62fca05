import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type Round, submissionKeys } from '@/api/submissions'

export interface SeedRoundsProps {
  /** The id of the work. */
  work: string
  /** How many rounds; their titles count down. */
  rounds?: number
  assets: string[]
  /** What each of them says. */
  round?: Partial<Round>
  children: ReactNode
}

/** Gives the desk rounds that no seed holds, as if they had just been loaded. */
export function SeedRounds({ work, rounds = 1, assets, round = {}, children }: SeedRoundsProps) {
  const client = useQueryClient()
  useState(() => {
    const list = Array.from({ length: rounds }, (_, index): Round => {
      const number = rounds - index
      return {
        _id: `round_${number}`,
        title: `Round ${number}`,
        description: '',
        assets,
        at: `2026-03-0${Math.max(1, Math.min(4, number))}T09:00:00Z`,
        author: null,
        decision: null,
        ...(index === 0 ? round : {}),
      }
    })
    client.setQueryDefaults(submissionKeys.of(work), { staleTime: Number.POSITIVE_INFINITY })
    client.setQueryData(submissionKeys.of(work), list)
  })
  return children
}
