/**
 * What of a form can take the focus first, below the note on its draft: a Space on that one's Discard would empty the
 * form that just opened. The note is a child of the form.
 */
export const firstFieldOf = (form: HTMLElement | null): HTMLElement | null =>
  form?.querySelector<HTMLElement>(
    ':scope > [role="status"] ~ * :is(input, select, textarea, button):not(:disabled, [tabindex="-1"])',
  ) ?? null
