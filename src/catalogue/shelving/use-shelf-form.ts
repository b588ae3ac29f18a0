import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { typedName } from '#src/core/names.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'
import { markRefusedFields } from '#src/ui/form/refused-fields.ts'
import { useKeptDraft } from '#src/ui/form/use-kept-draft.ts'
import { toast } from '#src/ui/overlay/toast.ts'
import { categoriesMessages } from './categories.messages.ts'
import { problemText, sendTreeChange } from './category-tree.query.ts'
import { type ShelfAsked, whereOf } from './shelf-asked.ts'
import type { ShelfFields } from './shelf-body.ts'

/** What is typed about a category or sub-category; `to` is the category of a sub-category. */
export type ShelfDraft = ReturnType<typeof draftOf>

/** A category or sub-category being made or changed, in the present tree. */
export function useShelfForm(asked: ShelfAsked, onDone: () => void) {
  const words = useMessages(categoriesMessages)
  const [api, queries] = [useApi(), useQueryClient()]
  const form = useForm<ShelfDraft>({ defaultValues: draftOf(asked), shouldFocusError: false })
  const of = asked.to === 'add' ? `new in ${asked.category?.slug ?? ''}` : JSON.stringify(whereOf(asked))
  const kept = useKeptDraft(form, `shelf ${of}`)
  const isSub = asked.to === 'add' ? asked.category !== undefined : asked.sub !== undefined

  async function save({ to, place, short, shortAr, ...typed }: ShelfDraft) {
    const fields = { ...typed, ...(!isSub && { short, shortAr }) }
    try {
      if (asked.to === 'add') {
        const category = asked.category?.slug
        await sendTreeChange(api, queries, {
          add: { ...fields, ...(category && { category }), ...(place !== '' && { place: Number(place) }) },
        })
      } else {
        await sendTreeChange(api, queries, { change: { in: whereOf(asked), ...fields } })
        // It has its new address now; in another category it stands first, in sight.
        const moved = { category: asked.category.slug, subCategory: typed.slug || (asked.sub?.slug ?? '') }
        if (isSub && to !== asked.category.slug)
          await sendTreeChange(api, queries, { move: { in: moved, to, place: 0 } })
      }
      kept.drop()
      toast({ title: words.saved })
      onDone()
    } catch (problem) {
      markRefusedFields(form, problem)
      toast({ title: words.failed, text: problemText(problem, words.offline), tone: 'error' })
    }
  }

  /** A short name goes with its name: one that nobody typed here leaves with the former name, and comes back with it. */
  function keepShort(field: 'name' | 'nameAr', typed: string) {
    const [short, before] = [field === 'name' ? 'short' : 'shortAr', draftOf(asked)] as const
    if (asked.to === 'add' || isSub || form.getFieldState(short).isDirty) return
    form.setValue(short, typed === before[field] ? before[short] : '')
  }

  return { form, submit: form.handleSubmit(save), isSub, kept, keepShort }
}

function draftOf(asked: ShelfAsked) {
  const shelf = asked.to === 'add' ? undefined : (asked.sub ?? asked.category)
  const short = asked.to === 'add' || asked.sub ? undefined : asked.category.short
  return {
    name: shelf ? typedName(shelf) : '',
    nameAr: shelf?.nameAr ?? '',
    slug: shelf?.slug ?? '',
    // What is the name itself is no short name: kept, it would outlast the name.
    short: short && short.en !== shelf?.name ? short.en : '',
    shortAr: short && ![shelf?.nameAr, short.en].includes(short.ar) ? short.ar : '',
    text: shelf?.text ?? '',
    textAr: shelf?.textAr ?? '',
    searchTitle: shelf?.searchTitle ?? '',
    searchTitleAr: shelf?.searchTitleAr ?? '',
    searchText: shelf?.searchText ?? '',
    searchTextAr: shelf?.searchTextAr ?? '',
    image: shelf?.image ?? '',
    hidden: shelf?.hidden ?? false,
    to: asked.category?.slug ?? '',
    // Behind all others.
    place: '',
  } satisfies Record<keyof ShelfFields | 'to' | 'place', string | boolean>
}
