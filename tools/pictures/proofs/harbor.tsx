import { Word } from '@/content/art/lettering/Word'
import { ink } from '@/content/art/press/ink'
import { Cup, Proof } from './parts'

const rows = (count: number) => Array.from({ length: count }, (_, row) => row)

const THIN = 6
const STURDY = 16
const NIGHT = { cup: ink.paper, sun: ink.orange, both: ink.orangeDeep }

function Upright({
  name,
  handle,
  size,
  tracking,
}: {
  name: string
  handle: number
  size: number
  tracking: number
}) {
  return (
    <Proof name={name}>
      <g transform="translate(440 120) scale(3.9)">
        <Cup handle={handle} />
      </g>
      <Word x={800} y={920} size={size} fill={ink.black} anchor="middle" tracking={tracking}>
        Harbor Café
      </Word>
      <path d="M560 990h480" stroke={ink.blue} strokeWidth="8" />
    </Proof>
  )
}

function Night({ name, handle, size }: { name: string; handle: number; size: number }) {
  return (
    <Proof name={name} ground={ink.black}>
      {rows(9).map((row) => (
        <path key={row} d={`M80 ${700 + row * 42}h1440`} stroke={ink.blue} strokeWidth={4 + row * 3} />
      ))}
      <g transform="translate(500 120) scale(3.2)">
        <Cup handle={handle} tone={NIGHT} />
      </g>
      <Word x={800} y={900} size={size} fill={ink.paper} anchor="middle">
        Harbor Café
      </Word>
    </Proof>
  )
}

function Lettering() {
  return (
    <Proof name="Round 1, lettering alone" ground={ink.orangeLight}>
      <Word x={800} y={540} size={330} fill={ink.black} anchor="middle" tracking={-0.03}>
        Harbor
      </Word>
      <Word x={800} y={850} size={330} fill={ink.blue} anchor="middle" tracking={-0.03}>
        Café
      </Word>
    </Proof>
  )
}

function Lockup() {
  return (
    <Proof name="Round 2, mark and lettering" ground={ink.orangeLight}>
      <g transform="translate(160 300) scale(2.9)">
        <Cup handle={STURDY} />
      </g>
      <Word x={780} y={610} size={230} fill={ink.black} tracking={-0.03}>
        Harbor
      </Word>
      <Word x={780} y={830} size={230} fill={ink.blue} tracking={-0.03}>
        Café
      </Word>
    </Proof>
  )
}

function SmallSizes() {
  const sizes = [2.2, 1.6, 1.1, 0.8, 0.55, 0.36, 0.22, 0.14]
  let x = 150
  return (
    <Proof name="Round 2, small sizes" ground={ink.tint}>
      {[THIN, STURDY].map((handle, row) => {
        x = 150
        return (
          <g key={handle}>
            <Word x={150} y={190 + row * 480} size={34} fill={ink.black}>
              {row === 0 ? 'Round 1' : 'Round 2'}
            </Word>
            {sizes.map((scale) => {
              const at = x
              x += 190 * scale + 40
              return (
                <g
                  key={scale}
                  transform={`translate(${at} ${540 + row * 480 - 166 * scale}) scale(${scale})`}
                >
                  <Cup handle={handle} />
                </g>
              )
            })}
            <path d={`M150 ${556 + row * 480}h1300`} stroke={ink.line} strokeWidth="2" />
          </g>
        )
      })}
    </Proof>
  )
}

function Wall() {
  return (
    <Proof name="Round 2, on the wall, 1 to 20" ground={ink.blueLight}>
      <path d="M80 760h1440v320H80z" fill={ink.grey} />
      <path d="M200 240h1200v840H200z" fill={ink.raised} />
      {rows(12).map((row) => (
        <path key={row} d={`M200 ${300 + row * 64}h1200`} stroke={ink.grey} strokeWidth="3" />
      ))}
      <path d="M300 320h1000v240H300z" fill={ink.black} />
      <g transform="translate(330 322) scale(1.35)">
        <Cup handle={STURDY} tone={NIGHT} />
      </g>
      <Word x={640} y={480} size={124} fill={ink.paper}>
        Harbor Café
      </Word>
      <path d="M420 700h300v380H420zM880 700h300v380H880z" fill={ink.blue} />
      <path d="M450 730h240v160H450zM910 730h240v160H910z" fill={ink.orangeLight} />
      <path d="M300 620h1000M300 604v32M1300 604v32" stroke={ink.orange} strokeWidth="5" fill="none" />
      <Word x={800} y={668} size={40} fill={ink.black} anchor="middle">
        4.10 m
      </Word>
    </Proof>
  )
}

/** Round by round. */
export const HARBOR = {
  'harbor-1-1': <Upright name="Round 1, cup and tide" handle={THIN} size={150} tracking={0.02} />,
  'harbor-1-2': <Night name="Round 1, pier at night" handle={THIN} size={170} />,
  'harbor-1-3': <Lettering />,
  'harbor-2-1': <Upright name="Round 2, cup and tide" handle={STURDY} size={190} tracking={-0.03} />,
  'harbor-2-2': <Night name="Round 2, pier at night" handle={STURDY} size={210} />,
  'harbor-2-3': <Lockup />,
  'harbor-2-4': <SmallSizes />,
  'harbor-2-5': <Wall />,
}
