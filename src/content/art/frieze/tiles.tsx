import type { ReactNode } from 'react'
import { Halftone } from '../press/Halftone'
import { ink } from '../press/ink'

/** Each stands on a square of 120. */
export const TILES: readonly { name: string; picture: ReactNode }[] = [
  {
    name: 'corner',
    picture: (
      <>
        <path d="M0 0h120v120H0z" fill={ink.blue} />
        <path d="M120 0v120H0A120 120 0 0 1 120 0z" fill={ink.blueOrange} />
      </>
    ),
  },
  {
    name: 'quarter',
    picture: (
      <>
        <path d="M0 0a120 120 0 0 1 120 120H0z" fill={ink.orange} />
        <circle cx="98" cy="22" r="14" fill={ink.black} />
      </>
    ),
  },
  {
    name: 'arch',
    picture: (
      <>
        <path d="M0 120V60a60 60 0 0 1 120 0v60z" fill={ink.green} />
        <path d="M32 120V92a28 28 0 0 1 56 0v28z" fill={ink.orangeGreen} />
      </>
    ),
  },
  {
    name: 'screen',
    picture: <Halftone x={0} y={0} width={120} height={120} gap={12} from={0.12} to={0.86} fill={ink.blue} />,
  },
  {
    name: 'bowls',
    picture: (
      <>
        <path d="M0 0h120v120H0z" fill={ink.orangeLight} />
        <path d="M0 0h120a60 60 0 0 1-120 0z" fill={ink.orange} />
        <path d="M0 120a60 60 0 0 1 120 0z" fill={ink.blue} />
      </>
    ),
  },
  {
    name: 'register',
    picture: (
      <>
        <path d="M0 0h120v120H0z" fill={ink.black} />
        <path
          d="M60 18v84M18 60h84M60 36a24 24 0 1 0 0 48a24 24 0 1 0 0-48z"
          fill="none"
          stroke={ink.paper}
          strokeWidth="2"
        />
      </>
    ),
  },
  {
    name: 'lens',
    picture: (
      <>
        <path d="M0 0h120v120H0z" fill={ink.greenLight} />
        <circle cx="42" cy="60" r="42" fill={ink.blue} />
        <circle cx="78" cy="60" r="42" fill={ink.green} />
        <path d="M60 22.05A42 42 0 0 1 60 97.95A42 42 0 0 1 60 22.05z" fill={ink.blueGreen} />
      </>
    ),
  },
  {
    name: 'stripes',
    picture: <path d="M12 0v120M36 0v120M60 0v120M84 0v120M108 0v120" stroke={ink.green} strokeWidth="12" />,
  },
  {
    name: 'gable',
    picture: (
      <>
        <path d="M0 0h120v120H0z" fill={ink.blueLight} />
        <path d="M0 120L120 0v120z" fill={ink.orange} />
        <path d="M60 60h60v60H60z" fill={ink.blueOrange} />
        <path d="M60 60L120 0v60z" fill={ink.orange} />
      </>
    ),
  },
  {
    name: 'ring',
    picture: (
      <>
        <path
          d="M60 0a60 60 0 1 1 0 120a60 60 0 1 1 0-120zm0 32a28 28 0 1 0 0 56a28 28 0 1 0 0-56z"
          fill={ink.blue}
        />
        <path d="M60 0a60 60 0 0 1 60 60H88a28 28 0 0 0-28-28z" fill={ink.blueGreen} />
      </>
    ),
  },
  {
    name: 'leaf',
    picture: (
      <>
        <path d="M0 0h120v120H0z" fill={ink.green} />
        <path d="M0 120A120 120 0 0 1 120 0A120 120 0 0 1 0 120z" fill={ink.orangeGreen} />
      </>
    ),
  },
  {
    name: 'dawn',
    picture: (
      <>
        <Halftone x={0} y={0} width={120} height={60} gap={10} from={0.16} to={0.8} fill={ink.orange} />
        <path d="M0 120a60 60 0 0 1 120 0z" fill={ink.orange} />
        <path d="M0 60h120v12H0z" fill={ink.black} />
      </>
    ),
  },
]
