import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { Button } from '@/ui/Button/Button'
import { ButtonLink } from '@/ui/Button/ButtonLink'
import { NotePage } from '../NotePage/NotePage'
import { ScreenSkeleton } from '../ScreenSkeleton/ScreenSkeleton'

/**
 * A screen's code did not arrive. Offline, that is said, and the page is left alone. Online, a new version of the
 * site has most likely replaced the file: one reload by itself gets it, and if that did not help, the person decides.
 */
export function UnreachableNote() {
  const { network, navigation } = useRuntime()
  const online = useSyncExternalStore(network.subscribe, network.online, () => true)
  const [gone, setGone] = useState(false)
  const wasOffline = useRef(false)
  useEffect(() => {
    if (!online) wasOffline.current = true
    // Each return of the network is a new try, as the note said: what was tried before was tried under other signs.
    else if (wasOffline.current) navigation.reload()
    else if (!navigation.reloadOnce()) setGone(true)
  }, [online, navigation])
  if (!online) return <Offline />
  // The reload is under way: nothing to read, nothing to decide.
  return gone ? <Gone /> : <ScreenSkeleton />
}

function Offline() {
  const { network, navigation } = useRuntime()
  const [tries, setTries] = useState(0)
  const retry = () => {
    if (network.online()) navigation.reload()
    else setTries(tries + 1)
  }
  return (
    <NotePage
      title="You are offline"
      lead="This page needs a connection to load. It comes by itself when you are back online."
      actions={
        <>
          <Button onClick={retry}>Retry</Button>
          <p role="status">{tries > 0 ? <span key={tries}>Still offline.</span> : null}</p>
        </>
      }
    />
  )
}

function Gone() {
  const { navigation } = useRuntime()
  return (
    <NotePage
      title="This page could not be loaded"
      lead="Part of it did not arrive, and loading it again did not help. Try again in a moment."
      actions={
        <>
          <Button onClick={() => navigation.reload()}>Load again</Button>
          <ButtonLink href="/" variant="outline">
            Back to Home
          </ButtonLink>
        </>
      }
    />
  )
}
