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
  const paths = known.map(({ path }) => (whole ? path.split('.')[0] : path) as FieldPath<V>)
  for (const [place, path] of paths.entries()) form.setError(path, { message: known[place]?.message ?? '' })
  refused.set(form.control, paths)
  if (known.length > 0) showFirstWrong(within, known[0]?.path)
  return known.length > 0
}

/** What the server last said wrong of a form's fields. */
const refused = new WeakMap<object, readonly string[]>()

/**
 * Lets go of what the server said, before it is asked again: of what is no field on screen, such as a line of an order,
 * the form itself would never let go, and send nothing any more.
 */
export function forgetRefused<V extends FieldValues>(form: UseFormReturn<V>): void {
  form.clearErrors([...(refused.get(form.control) ?? [])] as FieldPath<V>[])
  refused.delete(form.control)
}

/** Half a second of frames: by then what a refusal opens is there, on a busy device too. */
const mostFrames = 30

/**
 * Brings the first wrong field into sight and focus; the one called `name` where none is marked, as with choices. A part of
 * the form that opens for it may take more than a frame. Left to itself the browser is content with a field that lies under
 * something sticky.
 */
export function showFirstWrong(within: ParentNode = document, name = '', frames = mostFrames): void {
  requestAnimationFrame(() => {
    const field =
      within.querySelector<HTMLElement>(`${within === document ? 'form ' : ''}[aria-invalid="true"]`) ??
      within.querySelector<HTMLElement>(`form [name="${CSS.escape(name)}"]:enabled`)
    if (!field && frames > 1) return showFirstWrong(within, name, frames - 1)
    for (const wrong of field ? [field, ...within.querySelectorAll('form [aria-invalid="true"]')] : [])
      unfold(wrong)
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  })
}

/** Opens whatever is folded around it. */
function unfold(field: Element): void {
  const fold = field.parentElement?.closest('details')
  if (!fold) return
  fold.open = true
  unfold(fold)
}
