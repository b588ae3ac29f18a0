import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type FieldErrors, type Resolver, set, useForm } from 'react-hook-form'
import { adminProductMessages } from '#src/catalogue/admin/admin-product.messages.ts'
import { sendNewProduct, sendProductChanges } from '#src/catalogue/admin/admin-product.query.ts'
import { changesOf, copyOf, inputOf, mergeChanges } from '#src/catalogue/admin/product-values.ts'
import type { StaffProduct } from '#src/catalogue/product/product.ts'
import { emptyInput, type ProductInput } from '#src/catalogue/product/product-fields.ts'
import { type FormCategory, readProduct } from '#src/catalogue/product/product-input.ts'
import { useStaffTree } from '#src/catalogue/shelving/category-tree.query.ts'
import { type Locale, mainLocale } from '#src/core/locale.ts'
import { oneNameNeeded } from '#src/core/names.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { markRefusedFields, showFirstWrong } from '#src/ui/form/refused-fields.ts'
import { useKeptDraft } from '#src/ui/form/use-kept-draft.ts'
import { useUnsavedGuard } from '#src/ui/form/use-unsaved-guard.ts'
import { toast } from '#src/ui/overlay/toast.ts'
import { useNavigate } from '#src/ui/router/use-router.ts'
import { productFormMessages } from './product-form.messages.ts'

/**
 * A product being made or changed. What was typed stays through every refusal, also when somebody else saved first:
 * then both versions are shown, and the reader chooses.
 */
export function useProductForm(opened: StaffProduct | undefined, copied: StaffProduct | undefined) {
  const [api, queries, navigate, href] = [useApi(), useQueryClient(), useNavigate(), useHref()]
  const [words, admin] = [useMessages(productFormMessages), useMessages(adminProductMessages)]
  const resolver = useRules(useLocale(), useStaffTree()?.categories ?? [])
  const [saved, setSaved] = useState(opened)
  const [theirs, setTheirs] = useState<StaffProduct>()
  const base = saved ? inputOf(saved) : copied ? copyOf(copied) : emptyInput
  const form = useForm<ProductInput>({ defaultValues: base, resolver, shouldFocusError: false })
  const leaving = useRef(false)
  // A double press and a retry after a lost answer make one product.
  const key = useRef('')
  // A picture on its way is not in the values yet.
  const uploads = useRef(false)
  const isUnsaved = () =>
    !leaving.current && (uploads.current || Object.keys(changesOf(base, form.getValues())).length > 0)
  const draft = useKeptDraft(form, `product ${opened?._id ?? (copied ? `copy ${copied._id}` : 'new')}`)
  useUnsavedGuard(isUnsaved, draft.drop)

  async function save(typed: ProductInput, known = saved) {
    try {
      if (!known) await add(typed)
      else await update(typed, known)
    } catch (problem) {
      tellProblem(problem, known)
    }
  }

  async function add(typed: ProductInput) {
    key.current ||= crypto.getRandomValues(new Uint32Array(4)).join('-')
    await sendNewProduct(api, queries, typed, key.current)
    key.current = ''
    leaving.current = true
    draft.drop()
    toast({ title: admin.added, text: admin.addedText })
    void navigate(href('/dashboard/allProducts'))
  }

  async function update(typed: ProductInput, known: StaffProduct) {
    const changes = { ...changesOf(inputOf(known), typed), version: known.version }
    const now = await sendProductChanges(api, queries, known._id, changes)
    // Typing goes on while a save is on its way.
    form.reset(mergeChanges(typed, form.getValues(), inputOf(now)))
    setSaved(now)
    draft.drop()
    toast({ title: admin.updated, text: admin.updatedText })
  }

  function tellProblem(problem: unknown, known: StaffProduct | undefined) {
    const {
      status,
      body,
      errors,
      message: told,
    } = problem instanceof ApiProblem ? problem : new ApiProblem(500, {})
    // The login page is on its way; this form's draft waits behind it.
    if (status === 401) return toast({ title: told, text: words.keptForLogin, tone: 'warning' })
    if (status === 409) return setTheirs(body.product as StaffProduct)
    markRefusedFields(form, problem)
    const failed = known ? admin.updateFailed : admin.addFailed
    const why = { 0: words.offline, 403: told, 404: words.gone, 422: errors.length > 0 ? words.check : told }[
      status
    ]
    toast({ title: admin.error, text: [failed, why].filter(Boolean).join(' '), tone: 'error' })
  }

  function tellWrong() {
    toast({ title: words.check, tone: 'error' })
    showFirstWrong()
  }
  const submit = form.handleSubmit((typed) => save(typed), tellWrong)
  /** Whether what is typed could be saved; what could not is told. */
  async function check(): Promise<boolean> {
    const isRight = await form.trigger()
    if (!isRight) tellWrong()
    return isRight
  }

  function takeOver(current: StaffProduct, values: ProductInput) {
    form.reset(values)
    setSaved(current)
    setTheirs(undefined)
  }

  return {
    form,
    submit,
    check,
    busy: form.formState.isSubmitting,
    isUnsaved,
    /** Whether pictures are on their way; the form says. */
    uploads,
    draft,
    /** The product as it was last saved from here. */
    saved,
    /** Somebody else's version, while the reader has to choose. */
    conflict: theirs && {
      mine: form.getValues(),
      theirs: inputOf(theirs),
      keepMine() {
        const merged = mergeChanges(base, form.getValues(), inputOf(theirs))
        takeOver(theirs, merged)
        return save(merged, theirs)
      },
      takeTheirs: () => takeOver(theirs, inputOf(theirs)),
      decideLater: () => setTheirs(undefined),
    },
  }
}

/** The shop's own rules, told at the fields. */
function useRules(locale: Locale, categories: readonly FormCategory[]): Resolver<ProductInput> {
  return (values) => {
    const reading = readProduct(values, categories)
    if ('product' in reading) return { values, errors: {} }
    const errors: FieldErrors<ProductInput> = {}
    for (const { path, message } of reading.errors) {
      // Where neither name was typed, the one that stands first is to be (L3).
      const isEither = message === oneNameNeeded && locale !== mainLocale
      set(errors, isEither ? 'nameAr' : path, { type: 'rule', message: message[locale] })
    }
    return { values: {}, errors }
  }
}
