import type { ReactNode } from 'react'
import { Word } from '@/content/art/lettering/Word'
import { ink } from '@/content/art/press/ink'
import { ColourBar, Crops, Register } from '@/content/art/press/marks'
import { Sheet } from '@/content/art/press/Picture'

/** A proof as it lies on the client's table: trimmed sheet, marks, inks, and what it is called. */
export function Proof({
  name,
  ground = ink.raised,
  children,
}: {
  name: string
  ground?: string
  children: ReactNode
}) {
  return (
    <Sheet width={1600} height={1200} theme="light">
      <path d="M0 0h1600v1200H0z" fill={ink.paper} />
      <path d="M80 80h1440v1000H80z" fill={ground} />
      {children}
      <Crops x={80} y={80} width={1440} height={1000} arm={36} />
      <Register x={800} y={44} size={36} />
      <Register x={800} y={1124} size={36} />
      <ColourBar x={80} y={1124} size={28} />
      <Word x={1520} y={1148} size={26} fill={ink.black} anchor="end">
        {name}
      </Word>
    </Sheet>
  )
}

/** Harbor Café's mark in a box of 190 by 150, its handle as wide as asked. */
export function Cup({
  handle,
  tone = {},
}: {
  handle: number
  tone?: { cup?: string; sun?: string; both?: string }
}) {
  const { cup = ink.blue, sun = ink.orange, both = ink.blueOrange } = tone
  return (
    <>
      <circle cx="160" cy="117" r="23" fill="none" stroke={cup} strokeWidth={handle} />
      <path d="M41 92a47 47 0 0 1 94 0z" fill={sun} />
      <path d="M14 92h148a74 74 0 0 1-148 0z" fill={cup} />
      <path
        d="M41 92h94a47 47 0 0 1-1.6 12H42.6a47 47 0 0 1-1.6-12zM46 113h84a47 47 0 0 1-8 12H54a47 47 0 0 1-8-12zM66 134h44a47 47 0 0 1-44 0z"
        fill={both}
      />
    </>
  )
}

/** A phone of 560 by 1080 with a screen to draw on, 520 by 1040. */
export function Handset({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="560" height="1080" rx="64" fill={ink.black} />
      <rect x="20" y="20" width="520" height="1040" rx="46" fill={ink.raised} />
      <g transform="translate(20 20)">{children}</g>
      <path d="M230 40h100" stroke={ink.black} strokeWidth="18" strokeLinecap="round" />
    </g>
  )
}
