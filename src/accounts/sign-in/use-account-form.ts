import { type FormEvent, useRef, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { ApiProblem } from '#src/ui/data/api.ts'
import { accountMessages } from './account.messages.ts'

type Draft<F extends string> = Record<F, string>

type Options<F extends string> = {
  /** Fields of the form, in their order; all of them must be filled in. */
  fields: readonly F[]
  /** Sends what was typed; what it throws is shown where it belongs, and the typing stays. */
  send: (draft: Draft<F>) => Promise<void>
}

/** One form of the account pages: sent once at a time, each error at its field, anything else as one failure text. */
export function useAccountForm<F extends string>({ fields, send }: Options<F>) {
  const words = useMessages(accountMessages)
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<ReadonlyMap<F, string>>(new Map())
  const [failure, setFailure] = useState('')

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (underWay.current) return
    const typed = new FormData(form)
    const draft = Object.fromEntries(fields.map((name) => [name, String(typed.get(name) ?? '')])) as Draft<F>
    const wrong = whatIsWrong(draft)
    refuse(form, wrong, '')
    if (wrong.size > 0) return
    underWay.current = true
    setBusy(true)
    try {
      await send(draft)
    } catch (problem) {
      const told = problem instanceof ApiProblem ? errorsOf(problem) : new Map<F, string>()
      refuse(form, told, told.size > 0 ? '' : failureText(problem))
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }

  function whatIsWrong(draft: Draft<F>): Map<F, string> {
    const wrong = new Map<F, string>()
    for (const name of fields) {
      if (draft[name].trim() === '') wrong.set(name, words.fillIn)
      else if (name === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(draft[name].trim()))
        wrong.set(name, words.wrongEmail)
    }
    return wrong
  }

  function errorsOf({ errors: told }: ApiProblem): Map<F, string> {
    const known = told.flatMap(({ path, message }) => {
      const name = fields.find((one) => one === path)
      return name ? [[name, message] as const] : []
    })
    return new Map(known)
  }

  function refuse(form: HTMLFormElement, wrong: ReadonlyMap<F, string>, failed: string) {
    setErrors(wrong)
    setFailure(failed)
    const [first] = wrong.keys()
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  function failureText(problem: unknown): string {
    if (!(problem instanceof ApiProblem)) return words.anError
    return problem.status === 0 ? words.offline : problem.message || words.anError
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
      required: true,
      onChange: () => errors.has(name) && setErrors(new Map([...errors].filter(([one]) => one !== name))),
    }),
  }
}
