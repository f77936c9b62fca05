import {
  DocsContainer as BaseContainer,
  Controls,
  Description,
  type DocsContainerProps,
  Primary,
  Stories,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import styles from './docs.module.css'
import { KeyboardTable } from './KeyboardTable'
import { embedFrames } from './quietFrames'
import { themes } from './themes'
import { useToolbarTheme } from './toolbarTheme'

embedFrames()

/** Every component's page: what it is, what it takes, which keys work it, and all of its states. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <KeyboardTable />
      <Stories includePrimary={false} />
    </>
  )
}

/** The paper of Docs pages, in the theme of the toolbar. */
export function DocsContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const theme = useToolbarTheme()
  return (
    <div className={styles.theme} data-theme={theme}>
      <BaseContainer {...props} theme={themes[theme]}>
        {children}
      </BaseContainer>
    </div>
  )
}
