import type { Decorator } from '@storybook/react-vite'
import { useState } from 'react'
import { UiEnvironment } from '@/ui/UiEnvironment/UiEnvironment'

/** For stories: lists open within the story, where its theme is, instead of at the end of the document. */
export const withPortal: Decorator = function Host(Story) {
  const [portalContainer, setContainer] = useState<HTMLElement | null>(null)
  return (
    <UiEnvironment value={{ portalContainer }}>
      <Story />
      <div ref={setContainer} />
    </UiEnvironment>
  )
}
