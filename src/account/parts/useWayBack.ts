import { useLocation } from 'react-router-dom'
import { returnNote } from '@/lib/returnNote'

/** The way back that a guard left, for the links from one account screen to another; a wizard's step is not theirs. */
export const useWayBack = () => returnNote(useLocation().state)
