import { Message } from '@/ui/Message/Message'
import { Progress } from '@/ui/Progress/Progress'
import { StoppedNote } from '../StoppedNote/StoppedNote'
import type { useSending } from '../useSending'

interface SendingNotesProps {
  sending: ReturnType<typeof useSending>
  /** What goes out after the files, in words. */
  sendingLabel: string
  files: readonly File[]
}

/** What became of the last try, or what is on its way after the files. */
export function SendingNotes({ sending, sendingLabel, files }: SendingNotesProps) {
  const { now, stopped, message, isUploaded } = sending
  const kept = files.length > 0 && isUploaded(files) ? ' The files are uploaded and are not sent again.' : ''
  if (now?.step === 'sending') return <Progress label={sendingLabel} />
  if (now) return null
  if (message)
    return (
      <Message tone="danger">
        {message}
        {kept}
      </Message>
    )
  return stopped ? <StoppedNote>{kept}</StoppedNote> : null
}
