import { useSearchParams } from 'react-router-dom'
import { type Range, rangeOf } from './range'

const KEY = 'range'

/** The range of the chart. It lives in the address, `?range=30d`, so that it survives a reload and can be shared. */
export function useRange(): [Range, (range: string) => void] {
  const [params, setParams] = useSearchParams()
  const choose = (text: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (rangeOf(text) === '7d') after.delete(KEY)
        else after.set(KEY, rangeOf(text))
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return [rangeOf(params.get(KEY)), choose]
}
