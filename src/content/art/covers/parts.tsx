import type { ReactNode } from 'react'
import { ink } from '../press/ink'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A browser window. Its page is drawn in the window's own units, from its upper left corner, and cut at its edge. */
export function Browser({
  x,
  y,
  width,
  height,
  page = ink.raised,
  children,
}: Box & { page?: string; children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx="6" fill={ink.black} />
      <path d={`M46 11h${width * 0.34}`} stroke={ink.line} strokeWidth="6" strokeLinecap="round" />
      <g fill={ink.paper}>
        <circle cx="13" cy="11" r="3.2" />
        <circle cx="23" cy="11" r="3.2" />
        <circle cx="33" cy="11" r="3.2" />
      </g>
      <svg x="3" y="22" width={width - 6} height={height - 25} aria-hidden="true">
        <rect width="100%" height="100%" fill={page} />
        {children}
      </svg>
    </g>
  )
}

/** A phone, 150 by 310 units; the screen's own units are 138 by 298. */
export function Phone({
  x,
  y,
  turn = 0,
  scale = 1,
  screen = ink.raised,
  children,
}: {
  x: number
  y: number
  turn?: number
  scale?: number
  screen?: string
  children: ReactNode
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <rect width="150" height="310" rx="21" fill={ink.black} />
      <svg x="7" y="7" width="136" height="296" aria-hidden="true">
        <rect width="136" height="296" rx="14" fill={screen} />
        {children}
      </svg>
      {/* The frame once more, over the screen's square corners. */}
      <path
        d="M21 3.5h108a17.5 17.5 0 0 1 17.5 17.5v268a17.5 17.5 0 0 1-17.5 17.5h-108a17.5 17.5 0 0 1-17.5-17.5v-268a17.5 17.5 0 0 1 17.5-17.5z"
        fill="none"
        stroke={ink.black}
        strokeWidth="9"
      />
      <path d="M60 15h30" stroke={ink.black} strokeWidth="7" strokeLinecap="round" />
    </g>
  )
}
