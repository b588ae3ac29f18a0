import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { editPageQuery, pageActions } from '#src/content/page/edit-page.query.ts'
import type { EditedPage, PageContent, PageSave } from '#src/content/page/page.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { changedFields } from '#src/ui/form/draft-values.ts'
import { useFormSend } from '#src/ui/form/use-form-send.ts'
import { useKeptDraft } from '#src/ui/form/use-kept-draft.ts'
import { useUnsavedGuard } from '#src/ui/form/use-unsaved-guard.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'
import { useNavigate } from '#src/ui/router/use-router.ts'
import { pagesMessages } from './pages.messages.ts'

export type PageDraft = Omit<PageSave, 'publish' | 'version'>

const emptyContent: PageContent = {
  title: '',
  titleAr: '',
  text: '',
  textAr: '',
  searchTitle: '',
  searchTitleAr: '',
  description: '',
  descriptionAr: '',
  image: '',
}

/** A page being written: it is published or kept as a draft, and nothing typed is lost. */
export function usePageForm(opened: EditedPage | undefined) {
  const [api, queries, navigate, href] = [useApi(), useQueryClient(), useNavigate(), useHref()]
  const words = useMessages(pagesMessages)
  const [confirm, tellFailure] = [useConfirm(), useTellFailure()]
  const [page, setPage] = useState(opened)
  const publish = useRef(true)
  const form = useForm<PageDraft>({ defaultValues: draftOf(page), shouldFocusError: false })
  const kept = useKeptDraft(form, `page ${opened?._id ?? 'new'}`)
  const saved = useRef(false)
  /** The words of a version that was brought back last. */
  const brought = useRef<PageContent>(undefined)
  const { isDirty } = form.formState
  useUnsavedGuard(() => isDirty && !saved.current, kept.drop)
  const sending = useFormSend(form, { send, words: { offline: words.offline, failed: words.saveFailed } })

  async function send(draft: PageDraft) {
    const save = { ...draft, position: Number(draft.position) || 0, publish: publish.current }
    // One of the shop's own has no row before its first save.
    const id = page && page.version > 0 ? page._id : undefined
    try {
      const now = await pageActions.save(api, queries, id, { ...save, version: page?.version ?? 0 })
      kept.drop()
      toast({ title: save.publish ? words.publishedNow : words.draftKept })
      queries.setQueryData(editPageQuery(api, now._id).queryKey, now)
      setPage(now)
      // More may have been typed while this was on its way.
      const more = Object.entries(changedFields(form.getValues(), draft))
      form.reset(draftOf(now))
      for (const [field, value] of more)
        form.setValue(field as keyof PageDraft, value as PageDraft[keyof PageDraft], { shouldDirty: true })
      if (opened || more.length > 0) return
      saved.current = true
      void navigate(href(`/dashboard/pages/${now._id}`), { replace: true })
    } catch (problem) {
      if (!(problem instanceof ApiProblem && problem.status === 409)) throw problem
      // What is typed stays; the next save is over what is there now.
      setPage(problem.body.current as EditedPage)
      sending.setFailure(words.meanwhile)
    }
  }

  return {
    ...sending,
    form,
    kept,
    /** The page as it was last saved here or elsewhere. */
    page,
    /** Which of the two buttons sends the form. */
    choose(published: boolean) {
      publish.current = published
    },
    async restore(number: number) {
      if (!page) return
      let version: PageContent
      try {
        version = await pageActions.version(api, page._id, number)
      } catch (problem) {
        return tellFailure(words.notDone, problem)
      }
      const typed = form.getValues('content')
      // What is typed and stands in no version would be gone.
      const isKept = [page.content, brought.current].some((one) => one && saysTheSame(one, typed))
      const question = { title: words.overTyped, text: words.overTypedText, yes: words.restore, danger: true }
      if (!isKept && !(await confirm(question))) return
      brought.current = version
      form.setValue('content', version, { shouldDirty: true })
      toast({ title: words.restored })
    },
    async remove() {
      if (!page) return
      try {
        await pageActions.remove(api, queries, page._id)
      } catch (problem) {
        return tellFailure(words.notDone, problem)
      }
      saved.current = true
      kept.drop()
      toast({ title: words.removed })
      void navigate(href('/dashboard/pages'))
    },
  }
}

function saysTheSame(one: PageContent, other: PageContent): boolean {
  return (Object.keys(emptyContent) as (keyof PageContent)[]).every((field) => one[field] === other[field])
}

function draftOf(page: EditedPage | undefined): PageDraft {
  if (!page) {
    const place = { slug: '', inMenu: false, inFooter: true, hidden: false, position: 0 }
    return { ...place, content: emptyContent }
  }
  const { slug, inMenu, inFooter, hidden, position, content } = page
  return { slug, inMenu, inFooter, hidden, position, content }
}
