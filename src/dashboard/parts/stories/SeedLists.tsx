import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type Conversation, conversationKeys } from '@/api/conversations'
import { notificationKeys } from '@/api/notifications'
import { type Product, productKeys } from '@/api/products'

interface SeedListsProps {
  conversations?: Conversation[]
  products?: Product[]
  /** How many notifications nobody has read. */
  unread?: number
  children: ReactNode
}

/** For stories: puts conversations, products or a count of notifications that the faked studio does not have where the panels look for them. */
export function SeedLists({ conversations, products, unread, children }: SeedListsProps) {
  const client = useQueryClient()
  useState(() => {
    if (conversations) client.setQueryData(conversationKeys.list, conversations)
    if (products) client.setQueryData(productKeys.list, products)
    if (unread !== undefined) client.setQueryData(notificationKeys.unread, unread)
  })
  return children
}
