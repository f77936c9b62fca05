import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { messageKeys, type ThreadMessage } from '@/api/messages'

interface SeedThreadProps {
  messages: ThreadMessage[]
  children: ReactNode
}

/** For stories: puts messages that the faked studio does not have where the thread looks for them. */
export function SeedThread({ messages, children }: SeedThreadProps) {
  const client = useQueryClient()
  useState(() => client.setQueryData(messageKeys.of('conversation_1'), messages))
  return children
}

const MAYA = { id: 'user_1', fullName: 'Maya Okafor', isAdmin: false }
const ELIAS = { id: 'user_4', fullName: 'Elias Brandt', isAdmin: true }

/** A conversation of months. */
export const TALK: ThreadMessage[] = Array.from({ length: 240 }, (_, index) => ({
  _id: `talk_${index + 1}`,
  content: `Message ${index + 1} about the proofs. The blue is a little cold, the rest is right.`,
  at: new Date(Date.UTC(2026, 2, 4, 16) - (239 - index) * 7_200_000).toISOString(),
  author: index % 3 === 0 ? MAYA : ELIAS,
}))

const LONG =
  'Could the opening hours stand above the map, and the map above the menu, since people come hungry? '

/** What a server may send. */
export const ODD: ThreadMessage[] = [
  { _id: 'timeless', content: '<b>Not bold</b>', at: null, author: null },
  { _id: 'long', content: LONG.repeat(8), at: '2025-03-04T10:00:00Z', author: ELIAS },
  {
    _id: 'wide',
    content: 'harbor_café_signage_final_v7_'.repeat(9),
    at: '2026-03-03T10:00:00Z',
    author: MAYA,
  },
  {
    _id: 'name',
    content:
      'First line.\n\n  Third line, moved in.\nhttps://photos.example/harbor/wall-at-dusk.jpg?size=original',
    at: '2026-03-04T10:00:00Z',
    author: {
      ...ELIAS,
      id: 'other',
      fullName: 'Maximiliana Konstantina von und zu Hohenlohe-Schillingsfürst',
    },
  },
]

/** Three messages of two people of whom the server gives names alone. */
export const NAMELESS: ThreadMessage[] = ['Elias Brandt', 'Ana Reyes', 'Ana Reyes'].map(
  (fullName, index) => ({
    _id: `nameless_${index}`,
    content: `Proof ${index + 1} is in.`,
    at: '2026-03-04T10:00:00Z',
    author: { id: '', fullName, isAdmin: index === 0 },
  }),
)
