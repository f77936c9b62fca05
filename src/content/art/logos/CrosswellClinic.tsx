import { ink } from '../press/ink'

/** A well seen from above. The cross is what stays empty between three quarters of stone and a drop of water. */
export function CrosswellClinic() {
  return (
    <>
      <path
        d="M90 90V20a70 70 0 0 0-70 70zM90 110v70a70 70 0 0 1-70-70zM110 110h70a70 70 0 0 1-70 70z"
        fill={ink.green}
      />
      <path d="M180 20v35a35 35 0 1 1-35-35z" fill={ink.blue} />
    </>
  )
}
