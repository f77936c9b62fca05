/** What preview and toolbar say to each other about the story that is shown alone. */
export const STAGE_EVENTS = {
  /** From the preview: the state as a link says it, and how many calls are held. */
  state: 'overprint/state',
  /** From the toolbar: let the held calls go on. */
  release: 'overprint/release',
} as const

export interface StageState {
  id: string
  /** As `printScenario` writes it. */
  scenario: string
  held: number
}
