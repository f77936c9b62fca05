import { useState } from 'react'
import type { PanelHost } from '../host'

/** One of a few words that outlives the page; the first one where nothing fits. */
export function useKept<Word extends string>(
  memory: PanelHost['memory'],
  key: string,
  words: readonly Word[],
): [Word, (word: Word) => void] {
  const [word, setWord] = useState<Word>(() => {
    const kept = memory.get(key)
    return words.find((one) => one === kept) ?? (words[0] as Word)
  })
  return [
    word,
    (next) => {
      memory.set(key, next)
      setWord(next)
    },
  ]
}
