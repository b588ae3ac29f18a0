import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiProblem } from '#src/ui/data/api.ts'

/**
 * Tells the dashboard's form what the server says about its fields (A2) and shows the first of them; false where it said
 * nothing about any. A path into a field, such as `paymentMethods.0`, is told at the field where `whole` says so.
 */
export function markRefusedFields<V extends FieldValues>(
  form: UseFormReturn<V>,
  problem: unknown,
  whole = false,
  within: ParentNode = document,
): boolean {
  const told = problem instanceof ApiProblem ? problem.errors : []
  const known = told.filter(({ path }) => (path.split('.')[0] ?? '') in form.getValues())
  for (const { path, message } of known)
    form.setError((whole ? path.split('.')[0] : path) as FieldPath<V>, { message })
  if (known.length > 0) showFirstWrong(within, known[0]?.path)
  return known.length > 0
}

/**
 * Brings the first wrong field into sight and focus; the one called `name` where none is marked, as with choices. Left to
 * itself the browser is content with a field that lies under something sticky.
 */
export function showFirstWrong(within: ParentNode = document, name = ''): void {
  requestAnimationFrame(() => {
    const field =
      within.querySelector<HTMLElement>('form [aria-invalid="true"]') ??
      within.querySelector<HTMLElement>(`form [name="${CSS.escape(name)}"]:enabled`)
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  })
}
