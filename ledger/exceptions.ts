/** Cells of the ledger that nobody fills, each with its reason: by sheet, then by the cell's name. */
export const EXCEPTIONS: Record<string, Record<string, string>> = {
  components: {
    'Switch: error or aria-invalid': 'It takes effect at once: there is no form in which it could be wrong.',
    'DateInput: words of its own': 'A day is as long as any other day.',
    'ThemeSwitch: words of its own': 'Three words of its own choosing.',
    'VisuallyHidden: words of its own': 'Nothing of it is seen.',
    'VisuallyHidden: the dark theme': 'Nothing of it is seen.',
  },
}
