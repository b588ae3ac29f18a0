import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { ApiProblem, isUnproved, useApi } from '#src/ui/data/api.ts'
import { markRefusedFields, showFirstWrong } from '#src/ui/form/refused-fields.ts'
import { useKeptDraft } from '#src/ui/form/use-kept-draft.ts'
import { useUnsavedGuard } from '#src/ui/form/use-unsaved-guard.ts'
import { toast } from '#src/ui/overlay/toast.ts'
import { useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'
import { useNavigate } from '#src/ui/router/use-router.ts'
import type { WebsiteInfo } from './settings.ts'
import {
  draftOf,
  mergeDrafts,
  type SettingsDraft,
  type SettingsField,
  whatIsWrong,
} from './settings-draft.ts'
import { saveSettingsDraft, saveSettingsPart } from './settings-edit.query.ts'
import { settingsFormMessages } from './settings-form.messages.ts'

const nothing: ReadonlyMap<SettingsField, string> = new Map()

/**
 * The settings form: what is typed stays through every refusal; a save leads back to /dashboard (product.md section 4).
 */
export function useSettingsForm(opened: WebsiteInfo) {
  const [api, queries, navigate, href] = [useApi(), useQueryClient(), useNavigate(), useHref()]
  const words = useMessages(settingsFormMessages)
  const locale = useLocale()
  const tellFailure = useTellFailure()
  const version = useRef(opened.version)
  const saved = useRef(false)
  const base = useRef(draftOf(opened))
  const [saving, setSaving] = useState<readonly SettingsField[]>()
  const [failure, setFailure] = useState('')
  const [theirs, setTheirs] = useState(nothing)
  const resolver: Resolver<SettingsDraft> = (values) => {
    const wrong = [...whatIsWrong(values, locale)].map(([name, message]) => [name, { type: 'rule', message }])
    return wrong.length ? { values: {}, errors: Object.fromEntries(wrong) } : { values, errors: {} }
  }
  const form = useForm<SettingsDraft>({ defaultValues: draftOf(opened), resolver, shouldFocusError: false })
  const { isDirty, isSubmitting, errors } = form.formState
  const kept = useKeptDraft(form, 'settings')
  useUnsavedGuard(() => isDirty && !saved.current, kept.drop)

  async function save(draft: SettingsDraft) {
    setFailure('')
    try {
      const message = await saveSettingsDraft(api, queries, { draft, version: version.current })
      saved.current = true
      kept.drop()
      toast({ title: message || words.saved })
      void navigate(href('/dashboard'))
    } catch (problem) {
      tell(draft, problem)
    }
  }

  /** Saves these fields alone; what is typed in others stays, saved or not. */
  async function saveSection(fields: readonly SettingsField[]) {
    const draft = form.getValues()
    const wrong = [...whatIsWrong(draft, locale)].filter(([name]) => fields.includes(name))
    setFailure('')
    form.clearErrors([...fields])
    for (const [name, message] of wrong) form.setError(name, { message })
    if (wrong.length > 0) return showFirstWrong()
    setSaving(fields)
    try {
      const answer = await saveSettingsPart(api, queries, { draft, fields, version: version.current })
      version.current = answer.version
      for (const name of fields) Object.assign(base.current, { [name]: draft[name] })
      // The values stay: more may have been typed while these were on their way.
      form.reset(base.current, { keepValues: true, keepErrors: true, keepIsSubmitted: true })
      if (Object.keys(mergeDrafts(base.current, form.getValues(), base.current).changedHere).length === 0)
        kept.drop()
      toast({ title: answer.message })
    } catch (problem) {
      tell(draft, problem)
    } finally {
      setSaving(undefined)
    }
  }

  function tell(draft: SettingsDraft, problem: unknown) {
    if (problem instanceof ApiProblem && problem.status === 409)
      return takeOver(draft, problem.body.current as WebsiteInfo)
    if (isUnproved(problem)) return tellFailure(words.failed, problem)
    markRefusedFields(form, problem, true)
    const why = problem instanceof ApiProblem && problem.status === 0 ? words.offline : textOf(problem)
    fail(why || words.failed)
  }

  function takeOver(draft: SettingsDraft, current: WebsiteInfo) {
    const now = draftOf(current)
    const merge = mergeDrafts((form.formState.defaultValues ?? now) as SettingsDraft, draft, now)
    version.current = current.version
    base.current = now
    form.reset({ ...now, ...merge.changedHere }, { keepDefaultValues: true })
    form.reset(now, { keepValues: true })
    setTheirs(merge.theirs)
    setFailure(words.meanwhile)
  }

  function fail(why: string) {
    setFailure(why)
    toast({ title: why, tone: 'error' })
  }

  return {
    form,
    kept,
    busy: isSubmitting,
    saveSection,
    saving,
    failure,
    /** What is wrong with a field, or what somebody else has saved in it meanwhile. */
    errorOf: (name: SettingsField) => errors[name]?.message,
    noteOf: (name: SettingsField) => {
      const value = theirs.get(name)
      return value === undefined ? undefined : words.theirs(value)
    },
    submit: form.handleSubmit(save, () => {
      setFailure(words.check)
      showFirstWrong()
    }),
  }
}

function textOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : ''
}
