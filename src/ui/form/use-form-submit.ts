import { type FormEvent, useRef, useState } from 'react'
import { ApiProblem } from '#src/ui/data/api.ts'

type Draft<F extends string> = Record<F, string>

type Options<F extends string> = {
  /** The form's fields by their names, in their order. */
  fields: readonly F[]
  /** What is plain to see before anybody is asked; the server's rules are the ones that count. */
  check: (draft: Draft<F>) => ReadonlyMap<F, string>
  /** Sends what was typed; what it throws is shown where it belongs, and the typing stays. */
  send: (draft: Draft<F>) => Promise<void>
  /** What to say when no answer came, and when nobody said why. */
  words: { offline: string; failed: string }
  /** A failure told before anything was sent. */
  notice?: string | undefined
}

/**
 * The one way a form of the storefront is sent: once at a time, each error at its field with the first one in focus,
 * anything else as one failure text, and nothing typed is lost. The dashboard's forms are React Hook Form's (018).
 */
export function useFormSubmit<F extends string>({ fields, check, send, words, notice = '' }: Options<F>) {
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<ReadonlyMap<F, string>>(new Map())
  const [failure, setFailure] = useState(notice)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (underWay.current) return
    const typed = new FormData(form)
    const draft = Object.fromEntries(fields.map((name) => [name, String(typed.get(name) ?? '')])) as Draft<F>
    const wrong = check(draft)
    refuse(form, wrong, '')
    if (wrong.size > 0) return
    underWay.current = true
    setBusy(true)
    try {
      await send(draft)
    } catch (problem) {
      const told = errorsIn(problem, fields)
      refuse(form, told, told.size > 0 ? '' : failureText(problem))
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }

  function refuse(form: HTMLFormElement, wrong: ReadonlyMap<F, string>, failed: string) {
    setErrors(wrong)
    setFailure(failed)
    const [first] = wrong.keys()
    const field = first && form.querySelector<HTMLElement>(`[name="${first}"]`)
    if (!field) return
    // Left to itself the browser is content with a field that lies under the sticky header.
    field.focus({ preventScroll: true })
    field.scrollIntoView({ block: 'center' })
  }

  function failureText(problem: unknown): string {
    if (!(problem instanceof ApiProblem)) return words.failed
    return problem.status === 0 ? words.offline : problem.message || words.failed
  }

  return {
    submit,
    busy,
    failure,
    setFailure,
    /** What a field of this form needs. */
    field: (name: F) => ({
      name,
      error: errors.get(name),
      onChange: () => errors.has(name) && setErrors(new Map([...errors].filter(([one]) => one !== name))),
    }),
  }
}

/** The fields that have nothing in them, each with the same words. */
export function unfilled<F extends string>(
  draft: Draft<F>,
  fields: readonly F[],
  text: string,
): Map<F, string> {
  return new Map(fields.filter((name) => draft[name].trim() === '').map((name) => [name, text]))
}

/** Only what is plain to see: something, an at sign, a domain. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())
}

/** What the server says about fields of this form (A2). */
function errorsIn<F extends string>(problem: unknown, fields: readonly F[]): Map<F, string> {
  const told = problem instanceof ApiProblem ? problem.errors : []
  return new Map(
    told.flatMap(({ path, message }) => {
      const name = fields.find((one) => one === path)
      return name ? [[name, message] as const] : []
    }),
  )
}
