import { Word } from '../lettering/Word'
import { MesaSeedLibrary } from '../logos/MesaSeedLibrary'
import { ink } from '../press/ink'
import { Greek } from '../press/marks'
import { type PictureProps, Sheet } from '../press/Picture'
import { Browser } from './parts'

/** Seeds as they are drawn on the packets: bean, round, flake, grain, pod. */
const SEEDS = [
  'M36 44c-14-8-10-28 6-26c14 2 16 18 8 22c-6 4-8 8-14 4z',
  'M24 36a16 16 0 1 1 32 0a16 16 0 1 1-32 0z',
  'M40 14q22 22 0 44q-22-22 0-44z',
  'M30 20q8 14 0 30q-10-16 0-30zM50 20q10 14 0 30q-8-16 0-30z',
  'M22 48q2-28 36-28q-4 30-36 28z',
  'M40 16l16 16-16 24-16-24z',
] as const

const PACKETS = [
  { fill: ink.green, seed: ink.paper },
  { fill: ink.orange, seed: ink.black },
  { fill: ink.greenLight, seed: ink.green },
  { fill: ink.black, seed: ink.orange },
  { fill: ink.blueLight, seed: ink.blueGreen },
  { fill: ink.orangeLight, seed: ink.orange },
  { fill: ink.blue, seed: ink.paper },
  { fill: ink.green, seed: ink.orangeGreen },
  { fill: ink.grey, seed: ink.green },
] as const

/** A catalogue page: every variety its packet. */
export function MesaCatalogue({ title }: PictureProps) {
  return (
    <Sheet width={480} height={360} title={title}>
      <path d="M0 0h480v360H0z" fill={ink.greenLight} />
      <Browser x={52} y={44} width={460} height={360}>
        <g transform="translate(20 12) scale(0.2)">
          <MesaSeedLibrary />
        </g>
        <Word x={68} y={42} size={25} fill={ink.black}>
          140 seeds to borrow
        </Word>
        <Greek x={22} y={82} lines={[58, 44, 52, 38, 58, 30]} step={15} weight={4} />
        <path d="M22 178h66" stroke={ink.green} strokeWidth="13" strokeLinecap="round" />
        {PACKETS.map(({ fill, seed }, index) => {
          const x = 120 + (index % 3) * 100
          const y = 68 + Math.floor(index / 3) * 122
          return (
            <g key={fill + seed} transform={`translate(${x} ${y})`}>
              <path d="M0 0h88v108H0z" fill={fill} />
              <path d={SEEDS[index % SEEDS.length]} fill={seed} transform="translate(4 12)" />
              <path d="M12 88h44M12 96h28" stroke={seed} strokeWidth="3" />
            </g>
          )
        })}
      </Browser>
    </Sheet>
  )
}
