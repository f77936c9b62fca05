const NAVIGATED =
  'The browser leaves the app for it, nothing calls it: e2e/session.spec.ts goes there and comes back, ' +
  'mocks/handlers/consentPage.test.ts and pipeline.test.ts hold each answer.'

/** Folders of src/ui that draw nothing of their own: what the others need from their surroundings. They have no cells. */
export const DRAWS_NOTHING = ['UiEnvironment']

/** Cells of the ledger that nobody fills, each with its reason: by sheet, then by the cell's name. */
export const EXCEPTIONS: Record<string, Record<string, string>> = {
  operations: {
    'startGoogleSignIn: 200': NAVIGATED,
    'startGoogleSignIn: 302': NAVIGATED,
    'startGoogleSignIn: 404': NAVIGATED,
    'startGithubSignIn: 200': NAVIGATED,
    'startGithubSignIn: 302': NAVIGATED,
    'startGithubSignIn: 404': NAVIGATED,
  },
  components: {
    'DateInput: words of its own': 'A day is as long as any other day.',
    'VisuallyHidden: words of its own': 'Nothing of it is seen.',
    'VisuallyHidden: the dark theme': 'Nothing of it is seen.',
  },
}
