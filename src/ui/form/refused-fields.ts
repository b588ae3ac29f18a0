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
): boolean {
  const told = problem instanceof ApiProblem ? problem.errors : []
  const known = told.filter(({ path }) => (path.split('.')[0] ?? '') in form.getValues())
  for (const { path, message } of known)
    form.setError((whole ? path.split('.')[0] : path) as FieldPath<V>, { message })
  if (known.length > 0) showFirstWrong()
  return known.length > 0
}

/** Left to itself the browser is content with a field that lies under something sticky. */
export function showFirstWrong(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('form [aria-invalid="true"]')
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  })
}
