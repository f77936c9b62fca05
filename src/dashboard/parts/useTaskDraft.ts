import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useStore } from 'zustand'
import { useDraftBox } from '@/runtime/drafts/useDraftBox'
import { type FormDraftOptions, useFormDraft } from '@/runtime/drafts/useFormDraft'

/** Keeps the form of a task dialog: its words, and of its files only how many there were. */
export function useTaskDraft<V extends FieldValues>(
  options: Omit<FormDraftOptions<V>, 'beside' | 'onRestore'> & { files: readonly File[] },
) {
  const { files, ...form } = options
  const draftKept = useStore(useDraftBox().store, ({ drafts }) => form.name in drafts)
  const [filesBefore, setFilesBefore] = useState(0)
  const { line, drop } = useFormDraft<V>({
    ...form,
    beside: { files: files.length },
    onRestore: (words) => setFilesBefore(typeof words.files === 'number' ? words.files : 0),
  })
  return {
    drop,
    /** For TaskDialog. */
    dialog: {
      draft: line,
      onDiscard: drop,
      draftKept,
      files: files.length,
      filesBefore: files.length > 0 ? 0 : filesBefore,
    },
  }
}
