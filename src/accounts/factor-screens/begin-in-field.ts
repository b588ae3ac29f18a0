import { focusFirst } from '#src/ui/form/focus-first.ts'

/**
 * Begins in the first field of a form, as the form's `ref`: its library has the field's own. What is suggested there is
 * selected, so that typing replaces it.
 */
export function beginInField(form: HTMLFormElement | null): void {
  const field = form?.querySelector('input') ?? null
  focusFirst(field)
  field?.select()
}
