import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { putForPerson } from '@/runtime/shop/carryOutWish'
import type { Thing } from '@/runtime/shop/things'
import { keepWish, type ShelfName } from '@/runtime/shop/wish'
import type { SignInQuestionProps } from './SignInQuestion'

interface AskToSignIn {
  press: (shelf: ShelfName) => void
  /** Stands beside the buttons. */
  question: ReactNode
}

/** Brings the question's code; see `useAskToSignIn`. */
export type LoadQuestion = () => Promise<ComponentType<SignInQuestionProps>>

const loadSignInQuestion: LoadQuestion = async () => (await import('./SignInQuestion')).SignInQuestion

/**
 * What a press does while nobody is signed in: it asks, keeps the wish, and leads to the sign-in and back. `load` is for
 * its stories.
 */
export function useAskToSignIn(thing: Thing, load: LoadQuestion = loadSignInQuestion): AskToSignIn {
  const runtime = useRuntime()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const [Question, setQuestion] = useState<ComponentType<SignInQuestionProps> | null>(null)
  const [shelf, setShelf] = useState<ShelfName>('saved')
  const [open, setOpen] = useState(false)
  const from = `${pathname}${search}${hash}`

  // The address at which these buttons stand now; null once they are gone.
  const here = useRef<string | null>(null)
  useEffect(() => {
    here.current = from
    return () => {
      here.current = null
    }
  }, [from])

  const leave = (goal: '/login' | '/register', wanted: ShelfName) => {
    keepWish(runtime, { shelf: wanted, thing, from })
    navigate(goal, { state: { from } })
  }
  const press = async (wanted: ShelfName) => {
    // Who was here before may still be on the way to be known.
    await runtime.session.ready()
    if (runtime.session.store.getState().user) return putForPerson(runtime, wanted, thing, from)
    const Loaded = await load().catch(() => null)
    // Whoever went on meanwhile is neither asked nor led away.
    if (here.current !== from) return
    // Without the question's code the way leads there directly.
    if (!Loaded) return leave('/login', wanted)
    setShelf(wanted)
    setQuestion(() => Loaded)
    setOpen(true)
  }
  return {
    press: (wanted) => void press(wanted),
    question: Question ? (
      <Question
        open={open}
        shelf={shelf}
        title={thing.title}
        onClose={() => setOpen(false)}
        onChoose={(goal) => leave(goal, shelf)}
      />
    ) : null,
  }
}
