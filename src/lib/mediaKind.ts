/** Whether a media reference is a video: its path ends in .mp4 or .webm, any case (spec section 2, My Projects). */
export function isVideoUrl(url: string | null | undefined): boolean {
  return /^[^?#]*\.(?:mp4|webm)(?:[?#]|$)/i.test(url ?? '')
}

/** Whether a media reference tells by an ending what it is, as `/media/asset_1` does not. */
export function hasEnding(url: string | null): boolean {
  return /^[^?#]*\.\w{2,5}(?:[?#]|$)/.test(url ?? '')
}
