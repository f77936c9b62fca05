import { useState } from 'react'
import { useRuntime } from '../RuntimeProvider'
import { useOnline } from './useOnline'

export interface SendHold {
  online: boolean
  /** How often somebody asked to send while offline. */
  asked: number
  /** Asked before sending: says whether it has to wait. Nothing is ever sent later by itself. */
  hold: () => boolean
}

/** Sending pauses while the browser is offline: what was written stays, and the person sends it themselves. */
export function useSendHold(): SendHold {
  const { network } = useRuntime()
  const online = useOnline()
  const [asked, setAsked] = useState(0)
  return {
    online,
    asked,
    hold() {
      const waits = !network.online()
      setAsked((times) => (waits ? times + 1 : 0))
      return waits
    },
  }
}
