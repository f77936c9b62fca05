import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type Conversation, conversationKeys } from '@/api/conversations'
import { type Product, productKeys } from '@/api/products'

interface SeedListsProps {
  conversations?: Conversation[]
  products?: Product[]
  children: ReactNode
}

/** For stories: puts conversations or products that the faked studio does not have where the panels look for them. */
export function SeedLists({ conversations, products, children }: SeedListsProps) {
  const client = useQueryClient()
  useState(() => {
    if (conversations) client.setQueryData(conversationKeys.list(6), conversations)
    if (products) client.setQueryData(productKeys.list(12), products)
  })
  return children
}
