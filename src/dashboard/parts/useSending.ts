import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isSilent, messageOf } from '@/api/ApiError'
import { type Asset, lacksAssets, uploadFiles } from '@/api/uploads'
import type { UploadProgress } from '@/lib/transport'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { markFrontDialog } from './frontDialog'
import { leavesInDoubt } from './leavesInDoubt'
import { percentOf, sameFiles } from './uploadProgress'

/** Uploading: how far in percent, null when all bytes are gone; then what goes out with the assets. */
type Sending = { step: 'uploading'; progress: number | null } | { step: 'sending' }

/** `unsent`: it did not come to sending. After `failed` it may have arrived all the same. */
export type Outcome = { state: 'done' | 'unsent' } | { state: 'failed'; error: unknown }

/** Whether lists on screen may be out of date: it was done, may have arrived unheard, or somebody was faster. */
export const mayHaveChanged = (outcome: Outcome): boolean =>
  outcome.state === 'failed' ? leavesInDoubt(outcome.error) : outcome.state === 'done'

/** Where it stands at first: for stories. */
export interface InitialSending {
  /** Why the last try failed. */
  failure?: string
  /** The files are on their way; null when all are sent and nobody has answered. */
  progress?: number | null
}

type Send = (assets: Asset[], signal: AbortSignal) => Promise<unknown>

/**
 * Sends files and then what belongs to them: once, however often it is asked for. Files that the server took
 * are not uploaded again by the next try, unless others were chosen meanwhile. It can be called off.
 */
export function useSending(words: { done: string; failed: string }, initial: InitialSending = {}) {
  const { toasts } = useRuntime()
  const { mutateAsync: upload } = useMutation(uploadFiles(useApi()))
  const running = useRef<AbortController | null>(null)
  const taken = useRef<{ files: readonly File[]; assets: Asset[] } | null>(null)
  const [now, setNow] = useState<Sending | null>(
    initial.progress === undefined ? null : { step: 'uploading', progress: initial.progress },
  )
  const [stopped, setStopped] = useState(false)
  const [message, setMessage] = useState(initial.failure ?? null)
  const [sent, setSent] = useState(false)
  const isUploaded = (files: readonly File[]) =>
    taken.current !== null && sameFiles(taken.current.files, files)

  async function assetsOf(files: readonly File[], signal: AbortSignal): Promise<Asset[]> {
    if (files.length === 0) return []
    if (taken.current && isUploaded(files)) return taken.current.assets
    taken.current = null
    const onProgress = (progress: UploadProgress) => {
      if (!signal.aborted && !isUploaded(files)) setNow({ step: 'uploading', progress: percentOf(progress) })
    }
    setNow({ step: 'uploading', progress: 0 })
    const assets = await upload({ files, onProgress, signal })
    taken.current = { files, assets }
    return assets
  }

  async function attempt(files: readonly File[], send: Send, signal: AbortSignal): Promise<Outcome> {
    const isAlertHeard = markFrontDialog()
    function fail(error: unknown, text: string) {
      if (isSilent(error)) return
      setMessage(text)
      // The form's own alert says it at the same moment, if it can be heard.
      toasts.add({ text, tone: 'error', place: 'bottom-center', silent: isAlertHeard() })
    }
    let assets: Asset[]
    try {
      assets = await assetsOf(files, signal)
    } catch (error) {
      const text = lacksAssets(error) ? 'Upload failed to return assets' : messageOf(error, words.failed)
      fail(error, text)
      return { state: 'unsent' }
    }
    setNow({ step: 'sending' })
    try {
      await send(assets, signal)
    } catch (error) {
      fail(error, messageOf(error, words.failed))
      return { state: 'failed', error }
    }
    toasts.add({ text: words.done, tone: 'success', place: 'bottom-center' })
    return { state: 'done' }
  }

  async function run(files: readonly File[], send: Send): Promise<Outcome> {
    if (running.current || sent) return { state: 'unsent' }
    const run = new AbortController()
    running.current = run
    setStopped(false)
    setMessage(null)
    const outcome = await attempt(files, send, run.signal)
    running.current = null
    setNow(null)
    setSent(outcome.state === 'done')
    setStopped(run.signal.aborted && outcome.state !== 'done')
    return outcome
  }

  return {
    run,
    cancel: () => (running.current ? running.current.abort() : setNow(null)),
    /** What is on its way; null when nothing is. */
    now,
    /** The last try was called off. */
    stopped,
    sent,
    message,
    /** Whether the server has these files already. */
    isUploaded,
  }
}
