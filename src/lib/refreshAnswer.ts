/** What asking for a new access token brought. `unreachable` is a network error, `refused` everything else. */
export type RefreshAnswer =
  | { kind: 'fresh'; accessToken: string; refreshToken?: string }
  | { kind: 'refused' }
  | { kind: 'unreachable' }
