import { useState } from 'react'
import { identityOf } from './fileKinds'

interface Options {
  value: readonly File[]
  onChange: (files: File[]) => void
  /** What a refused file is told. */
  refusal: string
}

/** The files that were taken and, until the next try, those that were refused. */
export function useFiles({ value, onChange, refusal }: Options) {
  const [refused, setRefused] = useState<readonly File[]>([])
  const known = new Set(value.map(identityOf))
  const status = [
    value.length === 0 ? '' : value.length === 1 ? '1 file chosen.' : `${value.length} files chosen.`,
    ...refused.map(({ name }) => `${name}: ${refusal}`),
  ]
  return {
    rows: [
      ...value.map((file) => ({ file, error: undefined })),
      ...refused.map((file) => ({ file, error: refusal })),
    ],
    /** Said when it changes. */
    status: status.filter(Boolean).join(' '),
    /** Dropped, picked or pasted: all the same. A file that is there already is not taken twice. */
    add(taken: readonly File[], others: readonly File[]) {
      const fresh = new Map(taken.map((file) => [identityOf(file), file]))
      for (const identity of known) fresh.delete(identity)
      setRefused(others)
      if (fresh.size > 0) onChange([...value, ...fresh.values()])
    },
    remove(file: File) {
      if (refused.includes(file)) setRefused(refused.filter((one) => one !== file))
      else onChange(value.filter((one) => one !== file))
    },
  }
}
