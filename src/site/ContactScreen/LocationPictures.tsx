import type { ReactNode } from 'react'
import { Halftone } from '@/content/art/press/Halftone'
import { ink } from '@/content/art/press/ink'
import { Overlap } from '@/content/art/press/Overlap'
import sheet from '@/content/art/press/sheet.module.css'

/** A sheet that fills its frame and is cut at its edges, whatever the frame's proportions. */
function Poster({ children }: { children: ReactNode }) {
  return (
    <svg
      className={sheet.sheet}
      viewBox="0 0 200 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

const sea = <path d="M-200 70Q20 60 70 130T220 240V400H-200z" />

/** A stretch of coast with roads and a pin. */
export function MapPicture() {
  return (
    <Poster>
      <path d="M-200-200h600v600h-600z" fill={ink.greenLight} />
      <g stroke={ink.raised} strokeWidth="7" fill="none">
        <path d="M-200 20L400 120M60-200L150 400M-200-40L400 60M130-200L220 400" />
      </g>
      <g fill={ink.blue}>{sea}</g>
      <Overlap name="map" under={sea}>
        <Halftone x={-60} y={90} width={300} height={130} gap={10} from={0.1} to={0.6} fill={ink.blueGreen} />
      </Overlap>
      <path d="M108 128L78 78a35 35 0 1 1 60 0z" fill={ink.orange} />
      <circle cx="108" cy="61" r="13" fill={ink.paper} />
    </Poster>
  )
}

const saying = <path d="M28 36h112v78H76l-26 26v-26H28z" />

/** Two speech bubbles, one over the other. */
export function TalkPicture() {
  return (
    <Poster>
      <path d="M-200-200h600v600h-600z" fill={ink.orangeLight} />
      <g fill={ink.blue}>{saying}</g>
      <path d="M84 82h90v66h-22v24l-26-24H84z" fill={ink.orange} />
      <Overlap name="talk" under={saying}>
        <path d="M84 82h90v66h-22v24l-26-24H84z" fill={ink.blueOrange} />
      </Overlap>
      <path d="M48 58h72M48 74h24" stroke={ink.paper} strokeWidth="7" />
    </Poster>
  )
}

/** Three faces in a row that overlap: the people who look. */
export function ProfilesPicture() {
  return (
    <Poster>
      <path d="M-200-200h600v600h-600z" fill={ink.blueLight} />
      <circle cx="62" cy="100" r="42" fill={ink.green} />
      <circle cx="138" cy="100" r="42" fill={ink.orange} />
      <circle cx="100" cy="100" r="42" fill={ink.black} />
      <Overlap name="left" under={<circle cx="62" cy="100" r="42" />}>
        <circle cx="100" cy="100" r="42" fill={ink.blueGreen} />
      </Overlap>
      <Overlap name="right" under={<circle cx="138" cy="100" r="42" />}>
        <circle cx="100" cy="100" r="42" fill={ink.blueOrange} />
      </Overlap>
      <path d="M86 96h0M114 96h0" stroke={ink.paper} strokeWidth="9" strokeLinecap="round" />
      <path d="M84 116q16 14 32 0" fill="none" stroke={ink.paper} strokeWidth="5" strokeLinecap="round" />
    </Poster>
  )
}
