import type { Output } from '@/lib/ports'

/** Milliseconds after which the browser has surely taken up a download's address. */
const TAKEN_UP_MS = 1000

/**
 * Selects the page while something is done, then what was selected before: Safari copies only where something is. A text
 * field keeps a selection of its own.
 */
function withPageSelected<T>(act: () => T): T {
  const selection = document.getSelection()
  if (!selection) return act()
  const ranges = Array.from({ length: selection.rangeCount }, (_, index) => selection.getRangeAt(index))
  const field = document.activeElement as HTMLInputElement | null
  const { selectionStart, selectionEnd, selectionDirection } = field ?? {}
  selection.selectAllChildren(document.body)
  try {
    return act()
  } finally {
    selection.removeAllRanges()
    for (const range of ranges) selection.addRange(range)
    if (typeof selectionStart === 'number')
      field?.setSelectionRange(selectionStart, selectionEnd ?? selectionStart, selectionDirection ?? 'none')
  }
}

/** Works without a permission and on plain http, too: the page answers the browser's own copying with the text. */
function copyTheOldWay(text: string): boolean {
  let answered = false
  const answer = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
    answered = true
  }
  document.addEventListener('copy', answer)
  try {
    return withPageSelected(() => document.execCommand('copy')) && answered
  } finally {
    document.removeEventListener('copy', answer)
  }
}

/** The browser's clipboard, printer and downloads. */
export const browserOutput: Output = {
  async copy(text) {
    try {
      // Absent on plain http, refused without a permission.
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      return copyTheOldWay(text)
    }
  },
  print: () =>
    new Promise((resolve) => {
      window.addEventListener('afterprint', () => resolve(), { once: true })
      window.print()
    }),
  save(fileName, text) {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = url
    link.download = fileName
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), TAKEN_UP_MS)
  },
}
