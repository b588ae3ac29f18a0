import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { readHex } from '#src/settings/brand/colour.ts'
import { ownLook } from '#src/settings/brand/own-look.ts'
import type { WebsiteInfo } from '#src/settings/settings.ts'
import { typedWords } from '#src/settings/settings-fields.ts'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { showFirstWrong } from '#src/ui/form/refused-fields.ts'
import { useUnsavedGuard } from '#src/ui/form/use-unsaved-guard.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'
import { brandMessages } from './brand.messages.ts'
import { type Look, saveLook } from './brand.query.ts'
import { markSaved, takeSaved } from './saved-mark.ts'
import { useKeptLook } from './use-kept-look.ts'

/** The look as it is being chosen; `accent` is what was typed, and may not be a colour yet. */
export function useLook(opened: WebsiteInfo) {
  const [api, queries, confirm] = [useApi(), useQueryClient(), useConfirm()]
  const words = useMessages(brandMessages)
  const tellFailure = useTellFailure()
  const { shopName, shopNameAr, brand = ownLook } = typedWords(opened)
  const [look, setLook] = useState<Look>({ ...brand, shopName, shopNameAr })
  const [typed, setTyped] = useState(brand.accent ?? '')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const first = useRef(JSON.stringify(look))
  const isChanged = () => JSON.stringify(look) !== first.current
  const kept = useKeptLook({ look, typed }, isChanged(), (draft) => {
    setLook(draft.look)
    typeAccent(draft.typed)
  })
  useUnsavedGuard(isChanged, kept.drop)
  useEffect(() => {
    if (takeSaved()) toast({ title: words.saved })
  }, [words])

  function change(part: Partial<Look>) {
    setLook((before) => ({ ...before, ...part }))
  }

  function typeAccent(text: string) {
    setTyped(text)
    const hex = text.trim() === '' ? null : readHex(text)
    setErrors(({ accent: _, ...others }) =>
      hex === undefined ? { ...others, accent: words.noColour } : others,
    )
    if (hex !== undefined) change({ accent: hex })
  }

  async function goBack() {
    const question = { title: words.backTitle, text: words.backText, yes: words.backYes, no: words.backNo }
    if (!(await confirm(question))) return
    change(ownLook)
    setTyped('')
    setErrors({})
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (errors.accent) return showFirstWrong()
    setBusy(true)
    try {
      await saveLook(api, queries, look)
      first.current = JSON.stringify(look)
      kept.drop()
      markSaved()
      // The stylesheet of the look came with the page: another page brings the new one.
      location.reload()
    } catch (problem) {
      const wrong = problem instanceof ApiProblem ? problem.errors : []
      setErrors(Object.fromEntries(wrong.map(({ path, message }) => [path, message])))
      showFirstWrong()
      tellFailure(words.failed, problem)
    } finally {
      setBusy(false)
    }
  }

  return { look, change, typed, typeAccent, errors, busy, kept, goBack, save }
}
