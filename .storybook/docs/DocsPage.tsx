import {
  DocsContainer as BaseContainer,
  Controls,
  Description,
  type DocsContainerProps,
  Primary,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { Wall } from '../wall/Wall'
import styles from './docs.module.css'
import { KeyboardTable } from './KeyboardTable'
import { embedFrames } from './quietFrames'
import { themes } from './themes'
import { useToolbarTheme } from './toolbar'

embedFrames()

/** Every page: what it is and all of its states on a wall; of the design system also what it takes, to play with. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {preparedMeta.title.startsWith('ui/') && (
        <>
          <Primary />
          <Controls />
        </>
      )}
      <KeyboardTable />
      <Wall />
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
