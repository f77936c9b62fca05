import type { Round } from '@/api/submissions'
import { isVideoUrl } from '@/lib/mediaKind'

/** Something that was handed in, as the desk shows it. */
export interface Piece {
  round: Round
  /** Its place in the round, counted from 0. */
  index: number
  url: string
  /** What its address says, or what it turned out to be; one without an ending is taken for a picture first. */
  video: boolean
  /** "Round 2, image 3 of 5". */
  name: string
}

/** "Round 2, video 3 of 5". */
export const nameOf = (round: Round, index: number, kind: 'image' | 'video'): string =>
  `${round.title}, ${kind} ${index + 1} of ${round.assets.length}`

/** Whether what stands at an address turned out to be a film. */
export type IsFilm = (url: string) => boolean

/** One piece of a round; null where it has none at that place. */
export function pieceOf(round: Round | undefined, index: number, isFilm: IsFilm): Piece | null {
  const url = round?.assets[index]
  if (!round || url === undefined) return null
  const video = isVideoUrl(url) || isFilm(url)
  return { round, index, url, video, name: nameOf(round, index, video ? 'video' : 'image') }
}
