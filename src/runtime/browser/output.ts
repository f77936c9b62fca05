import type { Output } from '@/lib/ports'

/** Milliseconds after which the browser has surely taken up a download's address. */
const TAKEN_UP_MS = 1000

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
    return document.execCommand('copy') && answered
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
