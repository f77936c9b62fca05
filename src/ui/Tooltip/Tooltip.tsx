import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import { type ReactElement, type ReactNode, useId, useState } from 'react'
import { useUiEnvironment } from '../UiEnvironment/UiEnvironment'
import styles from './Tooltip.module.css'

export interface TooltipProps {
  /** A hint of a few words. Never the only place of something needed: touch does not show it. */
  text: ReactNode
  /** The button or link it belongs to; it must take a ref and pass on props. It keeps its own name. */
  children: ReactElement
  /** The side it appears on, if there is room. */
  side?: 'top' | 'bottom'
  /** How long the pointer rests before it shows, in ms. */
  delay?: number
}

/** A hint on hover and keyboard focus, spoken as the description of its button. Escape hides it. */
export function Tooltip({ text, children, side = 'top', delay = 400 }: TooltipProps) {
  const { portalContainer } = useUiEnvironment()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <BaseTooltip.Root open={open} onOpenChange={(next) => setOpen(next)}>
      <BaseTooltip.Trigger render={children} delay={delay} {...(open ? { 'aria-describedby': id } : {})} />
      <BaseTooltip.Portal container={portalContainer ?? undefined}>
        <BaseTooltip.Positioner className={styles.positioner} side={side} sideOffset={6} collisionPadding={8}>
          <BaseTooltip.Popup id={id} role="tooltip" className={styles.tooltip}>
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  )
}
