import { type ReactNode, useId } from 'react'

export interface OverlapProps {
  /** Part of the id, so that no two drawings on a page of many roots share one. */
  name: string
  /** The lower shape. */
  under: ReactNode
  /** The upper shape once more, in the colour that both inks make. */
  children: ReactNode
}

/** Prints only where the upper shape lies on the lower one. */
export function Overlap({ name, under, children }: OverlapProps) {
  const id = `${name}-${useId()}`
  return (
    <>
      <clipPath id={id}>{under}</clipPath>
      <g clipPath={`url(#${id})`}>{children}</g>
    </>
  )
}
