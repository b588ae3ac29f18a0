import { useRef, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { contactMessages } from './contact.messages.ts'
import { sendMessage } from './contact.query.ts'

const fields = ['fullName', 'email', 'message'] as const

export type ContactField = (typeof fields)[number]
type Errors = ReadonlyMap<ContactField, string>

const noErrors: Errors = new Map()

/** Sends what was typed, once at a time; what is wrong with a field is said at the field and the typing stays. */
export function useContactForm(onSent: () => void) {
  const api = useApi()
  const words = useMessages(contactMessages)
  const underWay = useRef(false)
  const [sending, setSending] = useState(false)
  const [errors, setErrors] = useState(noErrors)
  const [failure, setFailure] = useState('')

  async function send(form: HTMLFormElement) {
    if (underWay.current) return
    const draft = draftIn(form)
    const wrong = whatIsWrong(draft, words)
    refuse(form, wrong, '')
    if (wrong.size > 0) return
    underWay.current = true
    setSending(true)
    try {
      await sendMessage(api, draft)
      onSent()
    } catch (problem) {
      const told = problem instanceof ApiProblem ? fieldErrors(problem) : noErrors
      refuse(form, told, told.size > 0 ? '' : failureText(problem))
    } finally {
      underWay.current = false
      setSending(false)
    }
  }

  function refuse(form: HTMLFormElement, wrong: Errors, failed: string) {
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
    if (!(problem instanceof ApiProblem)) return words.later
    return problem.status === 0 ? words.offline : problem.message || words.later
  }

  return {
    send,
    sending,
    errors,
    failure,
    forgive: (field: ContactField) =>
      setErrors((now) => new Map([...now].filter(([name]) => name !== field))),
  }
}

function draftIn(form: HTMLFormElement): Record<ContactField, string> {
  const typed = new FormData(form)
  const text = (field: ContactField) => String(typed.get(field) ?? '')
  return { fullName: text('fullName'), email: text('email'), message: text('message') }
}

/** Only what is plain to see; the server's rules are the ones that count. */
function whatIsWrong(
  draft: Record<ContactField, string>,
  words: { fillIn: string; wrongEmail: string },
): Errors {
  const wrong = new Map<ContactField, string>()
  for (const field of fields) if (draft[field].trim() === '') wrong.set(field, words.fillIn)
  if (!wrong.has('email') && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(draft.email.trim())) {
    wrong.set('email', words.wrongEmail)
  }
  return wrong
}

function fieldErrors({ errors }: ApiProblem): Errors {
  return new Map(
    errors.flatMap(({ path, message }) => {
      const field = fields.find((name) => name === path)
      return field ? [[field, message] as const] : []
    }),
  )
}
