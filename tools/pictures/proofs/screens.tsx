import { Word } from '@/content/art/lettering/Word'
import { ink } from '@/content/art/press/ink'
import { Greek } from '@/content/art/press/marks'
import { Cup, Handset, Proof } from './parts'

const STEPS = ['Order', 'Size', 'Milk', 'Time', 'Queue']
const GROUNDS = [ink.blueLight, ink.orangeLight, ink.greenLight, ink.tint]
const INKS = [ink.blue, ink.orange, ink.green]

/** One screen of the order-ahead prototype; twenty of them differ in step, choice and state. */
function Screen({ at }: { at: number }) {
  const step = Math.floor(at / 4)
  const state = at % 4
  const tone = INKS[step % 3] ?? ink.blue
  return (
    <Proof name={`Screen ${at + 1}`} ground={GROUNDS[state] ?? ink.tint}>
      <Word x={150} y={300} size={150} fill={ink.black}>
        {STEPS[step] ?? ''}
      </Word>
      <Greek x={154} y={380} lines={[420, 380, 300]} step={44} weight={14} fill={ink.line} />
      <g transform="translate(150 640) scale(2)">
        <Cup handle={16} />
      </g>
      <Handset x={840} y={100}>
        <path d="M0 46a46 46 0 0 1 46-46h428a46 46 0 0 1 46 46v124H0z" fill={tone} />
        <Word x={36} y={142} size={64} fill={ink.paper}>
          {STEPS[step] ?? ''}
        </Word>
        {[0, 1, 2, 3].map((row) => {
          const chosen = row === state
          return (
            <g key={row} transform={`translate(36 ${220 + row * 160})`}>
              <rect width="448" height="132" rx="20" fill={chosen ? ink.black : ink.tint} />
              <circle cx="70" cy="66" r={24 + ((row + step) % 3) * 7} fill={INKS[(row + step) % 3]} />
              <Greek
                x={136}
                y={50}
                lines={[200 - row * 18, 140]}
                step={36}
                weight={12}
                fill={chosen ? ink.paper : ink.line}
              />
              {chosen ? (
                <path d="M386 66l16 18 30-36" fill="none" stroke={ink.paper} strokeWidth="10" />
              ) : null}
            </g>
          )
        })}
        <rect x="36" y="890" width="448" height="104" rx="52" fill={state === 3 ? ink.orange : ink.black} />
        <Word x={260} y={958} size={48} fill={ink.paper} anchor="middle">
          {step === 4 ? 'Fetch' : 'Next'}
        </Word>
        <g fill={ink.grey}>
          {STEPS.map((name, dot) => (
            <circle key={name} cx={180 + dot * 40} cy="1018" r="8" fill={dot === step ? tone : ink.grey} />
          ))}
        </g>
      </Handset>
    </Proof>
  )
}

function MenuPage() {
  return (
    <Proof name="Round 1, on a phone at the counter" ground={ink.orangeLight}>
      <path d="M80 760h1440v320H80z" fill={ink.orange} />
      <Handset x={520} y={60}>
        <path d="M0 46a46 46 0 0 1 46-46h428a46 46 0 0 1 46 46v314H0z" fill={ink.blue} />
        <g transform="translate(130 20) scale(1.4)">
          <Cup handle={16} tone={{ cup: ink.paper, both: ink.orangeLight }} />
        </g>
        <Word x={260} y={324} size={70} fill={ink.paper} anchor="middle">
          Spring
        </Word>
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <g key={row} transform={`translate(44 ${430 + row * 96})`}>
            <Greek x={0} y={0} lines={[250 - (row % 3) * 40]} weight={18} fill={ink.black} />
            <Greek x={0} y={34} lines={[190]} weight={10} fill={ink.line} />
            <Greek x={372} y={0} lines={[60]} weight={18} fill={ink.orange} />
          </g>
        ))}
      </Handset>
    </Proof>
  )
}

function Window() {
  return (
    <Proof name="Round 1, vinyl at full size" ground={ink.grey}>
      <path d="M180 160h1240v840H180z" fill={ink.black} />
      <path d="M220 200h1160v760H220z" fill={ink.blueLight} />
      <path
        d="M220 700l520-500h260l-780 760zM1000 960l380-364v180l-190 184z"
        fill={ink.raised}
        opacity="0.5"
      />
      <g transform="translate(660 210) scale(1.5)">
        <Cup handle={16} tone={{ cup: ink.black, sun: ink.orange, both: ink.orangeDeep }} />
      </g>
      <Word x={800} y={640} size={170} fill={ink.black} anchor="middle">
        Harbor Café
      </Word>
      <Word x={800} y={780} size={76} fill={ink.black} anchor="middle">
        Open at first light
      </Word>
      <path d="M790 1000h20v80h-20z" fill={ink.black} />
    </Proof>
  )
}

function Card() {
  return (
    <Proof name="Round 1, card and stamp" ground={ink.greenLight}>
      <rect x="260" y="280" width="1080" height="640" rx="28" fill={ink.raised} />
      <path d="M260 308a28 28 0 0 1 28-28h1024a28 28 0 0 1 28 28v92H260z" fill={ink.black} />
      <Word x={310} y={362} size={60} fill={ink.paper}>
        Ten cups, one is yours
      </Word>
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((cup) => (
        <g
          key={cup}
          transform={`translate(${320 + (cup % 5) * 200} ${450 + Math.floor(cup / 5) * 220}) scale(0.85)`}
        >
          <Cup handle={16} tone={cup < 6 ? {} : { cup: ink.grey, sun: ink.grey, both: ink.grey }} />
        </g>
      ))}
    </Proof>
  )
}

export const SCREENS = {
  'menu-1-1': <MenuPage />,
  'window-1-1': <Window />,
  'card-1-1': <Card />,
  ...Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => {
      const name = `order-2-${at + 1}`
      return [name, <Screen key={name} at={at} />]
    }),
  ),
}
