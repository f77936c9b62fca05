import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type { Area } from '@/account/parts/area'
import { type SignInRedirect, useSignInRedirect } from './guards/useSignInRedirect'
import { useSendingCode } from './useSendingCode'

interface AccountRouteProps {
  area: Area
  screen: (onSignedIn: SignInRedirect['onSignedIn']) => ReactNode
}

/** A way into an area: who is signed in already is led on, and so is whoever signs in by the screen. */
export function AccountRoute({ area, screen }: AccountRouteProps) {
  const { redirect, onSignedIn } = useSignInRedirect(area)
  useSendingCode()
  return redirect ? <Navigate replace to={redirect} /> : screen(onSignedIn)
}
