import { type ComponentType, type ReactNode, useState } from 'react'
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

/** What a press does while nobody is signed in: it asks, keeps the wish, and leads to the sign-in and back. */
export function useAskToSignIn(thing: Thing): AskToSignIn {
  const runtime = useRuntime()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const [Question, setQuestion] = useState<ComponentType<SignInQuestionProps> | null>(null)
  const [shelf, setShelf] = useState<ShelfName>('saved')
  const [open, setOpen] = useState(false)
  const from = `${pathname}${search}${hash}`

  const leave = (goal: '/login' | '/register', wanted: ShelfName) => {
    keepWish(runtime, { shelf: wanted, thing, from })
    navigate(goal, { state: { from } })
  }
  const press = async (wanted: ShelfName) => {
    // Who was here before may still be on the way to be known.
    await runtime.session.ready()
    if (runtime.session.store.getState().user) return putForPerson(runtime, wanted, thing, from)
    setShelf(wanted)
    try {
      const { SignInQuestion } = await import('./SignInQuestion')
      setQuestion(() => SignInQuestion)
      setOpen(true)
    } catch {
      // Without the question's code the way leads there directly.
      leave('/login', wanted)
    }
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
