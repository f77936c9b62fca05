type Folders = Record<'before' | 'now' | 'diffs', string>

export function compareRuns(
  files: readonly string[],
  folders: Folders,
): { file: string; change: 'new' | 'same' | 'changed'; pixels: number; resized?: boolean }[]
