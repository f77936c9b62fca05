import { fireEvent } from 'storybook/test'

const inputOf = (root: ParentNode): HTMLInputElement => {
  const input = root.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('There is no file input here.')
  return input
}

const carrying = (files: readonly File[]) => {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  return { dataTransfer }
}

/** For stories: picks files as the browser's dialog does, which lets a person choose any file. */
export function pick(root: ParentNode, ...files: File[]): void {
  const input = inputOf(root)
  // As every real picking starts: the zone forgets the last choice before it opens the dialog.
  input.value = ''
  input.files = carrying(files).dataTransfer.files
  fireEvent.change(input)
}

function drag(type: 'dragenter' | 'drop', root: ParentNode, files: readonly File[]): void {
  const zone = inputOf(root).parentElement
  zone?.dispatchEvent(new DragEvent(type, { ...carrying(files), bubbles: true, cancelable: true }))
}

/** For stories: drags files over the zone. */
export const dragOver = (root: ParentNode, ...files: File[]) => drag('dragenter', root, files)

/** For stories: drops files on the zone. */
export const drop = (root: ParentNode, ...files: File[]) => drag('drop', root, files)
