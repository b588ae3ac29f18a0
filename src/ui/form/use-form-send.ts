import { type FormEvent, useRef, useState } from 'react'
import type { FieldPath, FieldValues, RegisterOptions, UseFormReturn } from 'react-hook-form'
import { useMessages } from '#src/i18n/use-locale.ts'
import { ApiProblem, isUnproved } from '#src/ui/data/api.ts'
import { failureMessages } from '#src/ui/overlay/failure.messages.ts'
import { useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'
import { forgetRefused, markRefusedFields, showFirstWrong } from './refused-fields.ts'
import { useKeptDraft } from './use-kept-draft.ts'

type Options<V extends FieldValues> = {
  /** Sends what was typed; what it throws is shown where it belongs. Then, or where this answers `false`, the typing stays. */
  send: (draft: V) => Promise<unknown>
  /** What to say when nobody said why, and when no answer came: that one is offline, unless there is more to say. */
  words: { offline?: string; failed: string }
  /** Under which name what is typed is kept until it is sent; without it, as of a password, it is not. */
  keep?: string
}

/**
 * How a small form of the dashboard is sent: once at a time, each error at its field with the first one in focus,
 * anything else as one failure text, and nothing typed is lost. The storefront's is use-form-submit.ts (018).
 */
export function useFormSend<V extends FieldValues>(
  form: UseFormReturn<V>,
  { send, words, keep }: Options<V>,
) {
  const kept = useKeptDraft(form, keep)
  const tellFailure = useTellFailure()
  const underWay = useRef(false)
  const [failure, setFailure] = useState('')
  const { offline } = useMessages(failureMessages)
  const { isSubmitting } = form.formState

  async function attempt(draft: V, within: ParentNode) {
    try {
      if ((await send(draft)) !== false) kept.drop()
    } catch (problem) {
      if (isUnproved(problem)) tellFailure(words.failed, problem)
      else if (!markRefusedFields(form, problem, false, within)) setFailure(failureText(problem))
    }
  }

  function failureText(problem: unknown): string {
    if (!(problem instanceof ApiProblem)) return words.failed
    return problem.status === 0 ? (words.offline ?? offline) : problem.message || words.failed
  }

  return {
    busy: isSubmitting,
    failure,
    setFailure,
    kept,
    submit(event: FormEvent<HTMLElement>) {
      event.preventDefault()
      if (underWay.current) return
      underWay.current = true
      setFailure('')
      const within = event.currentTarget
      forgetRefused(form)
      void form
        .handleSubmit(
          (draft) => attempt(draft, within),
          (wrong) => showFirstWrong(within, Object.keys(wrong)[0]),
        )()
        .finally(() => {
          underWay.current = false
        })
    },
    /** What a text field of this form needs; with `missing` it must be filled in. */
    field(name: FieldPath<V>, missing?: string) {
      const rules: RegisterOptions<V, FieldPath<V>> = {
        validate: (value: unknown) => missing === undefined || String(value ?? '').trim() !== '' || missing,
      }
      // Of a name with dots too, whose error lies as deep as its value.
      const error = form.getFieldState(name, form.formState).error?.message
      return {
        ...form.register(name, rules),
        error: typeof error === 'string' ? error : undefined,
        ...(missing !== undefined && { required: true }),
      }
    },
  }
}
