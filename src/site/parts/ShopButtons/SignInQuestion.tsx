import { useRef } from 'react'
import type { ShelfName } from '@/runtime/shop/wish'
import { Button } from '@/ui/Button/Button'
import { Dialog } from '@/ui/Dialog/Dialog'

export interface SignInQuestionProps {
  open: boolean
  shelf: ShelfName
  /** What was to be put aside. */
  title: string
  onClose: () => void
  onChoose: (goal: '/login' | '/register') => void
}

/** Says why a sign-in is needed, and what comes after it. */
export function SignInQuestion({ open, shelf, title, onClose, onChoose }: SignInQuestionProps) {
  const signIn = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      size="sm"
      title={shelf === 'cart' ? `Sign in to order ${title}` : `Sign in to save ${title}`}
      initialFocus={signIn}
      footer={
        <>
          <Button variant="outline" onClick={() => onChoose('/register')}>
            Create an account
          </Button>
          <Button ref={signIn} onClick={() => onChoose('/login')}>
            Sign in
          </Button>
        </>
      }
    >
      <p>
        {shelf === 'cart'
          ? 'Your cart belongs to your account. Sign in and you come back here, with this in it. Nothing is charged.'
          : 'What you save belongs to your account. Sign in and you come back here, with this saved.'}
      </p>
    </Dialog>
  )
}
