import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { QUEUE_STATUSES, type Work, type WorkStatus, workKeys } from '@/api/work'

const LONG = 'Identity, signage and packaging for the harbor café and its roastery on the northern pier, '

/** A title of 200 characters. */
export const LONG_TITLE = `${LONG}${LONG}round two`.padEnd(200, '.')

/** Works that no small studio has: a very long title, a title without a space, a price of millions. */
export const LONG_WORKS = (status: WorkStatus): Work[] => [
  { _id: 'long_1', status, title: LONG_TITLE, price: 1_234_567_890, deadline: '2025-01-12' },
  {
    _id: 'long_2',
    status,
    title: 'harbor_café_signage_final_v7_print_ready_'.repeat(4),
    price: 0,
    deadline: null,
  },
  { _id: 'long_3', status, title: 'Logo', price: 5, deadline: '2027-11-30' },
]

/** For stories: puts works that the faked studio does not have where the panels look for them. */
export function SeedWorks({
  list,
  works,
  children,
}: {
  list: 'client' | 'admin'
  works: Work[]
  children: ReactNode
}) {
  const client = useQueryClient()
  useState(() => {
    const of = (status: WorkStatus) => works.filter((work) => work.status === status)
    if (list === 'client') client.setQueryData(workKeys.toApprove, of('awaiting_approval'))
    else for (const status of QUEUE_STATUSES) client.setQueryData(workKeys.admin(status), of(status))
  })
  return children
}
