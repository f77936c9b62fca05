import { useEffect, useRef } from 'react'
import { Message, type MessageProps } from '@/ui/Message/Message'
import styles from './OutcomeMessage.module.css'

/**
 * What a submission came to. It comes into sight, also where a phone's keyboard leaves little of the form; where
 * nothing was submitted, nothing moves.
 */
export function OutcomeMessage(props: MessageProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = box.current?.closest('form')
    if (form?.contains(document.activeElement)) box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} className={styles.box}>
      <Message {...props} />
    </div>
  )
}
