import { useState } from 'react'
import { Button } from '../../Button/Button'
import type { FileDropProps } from '../FileDrop'
import { Owner } from './Owner'

/** A drop zone that a button takes away. */
export function Leaving(props: FileDropProps) {
  const [there, setThere] = useState(true)
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setThere(false)}>
        Done
      </Button>
      {there ? <Owner {...props} /> : null}
    </>
  )
}
