import type { Round } from '@/api/submissions'
import { isVideoUrl } from '@/lib/safeUrl'

/** Something that was handed in, as the desk shows it. */
export interface Piece {
  round: Round
  /** Its place in the round, counted from 0. */
  index: number
  url: string
  video: boolean
  /** "Round 2, image 3 of 5". */
  name: string
}

/** One piece of a round; null where it has none at that place. */
export function pieceOf(round: Round | undefined, index: number): Piece | null {
  const url = round?.assets[index]
  if (!round || url === undefined) return null
  const video = isVideoUrl(url)
  const name = `${round.title}, ${video ? 'video' : 'image'} ${index + 1} of ${round.assets.length}`
  return { round, index, url, video, name }
}
