import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useCategoryNames } from '#src/catalogue/categories/category.query.ts'
import { categoryName } from '#src/catalogue/categories/category.ts'
import { mayBeMore, type ProductSort } from '#src/catalogue/product/buying.ts'
import { cardsQuery } from '#src/catalogue/product/product.query.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { ColourDot } from '#src/settings/colours/colour-dot.tsx'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { NumberField, SelectField } from '#src/ui/form/field.tsx'
import { PillChoice } from '#src/ui/form/pill-choice.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useNavigate, useSearchParams } from '#src/ui/router/use-router.ts'
import { useColoursByName } from './filter-fields.tsx'
import type { Narrowing } from './list-parameters.ts'
import { listingMessages } from './listing.messages.ts'
import { addressWith, cardFilterOf, narrowingIn } from './listing.ts'
import { productOptionsQuery } from './product-options.query.ts'

type Draft = Partial<Record<Narrowing, string>>
type SheetProps = {
  path: string
  narrowing: Draft
  sort: ProductSort | 'relevance'
  /** When it has sent what was chosen, which takes its entry of the history. */
  onDone: () => void
}

/** The shop's filters within a thumb's reach (P3): nothing moves behind them, their button says how many are left. */
export default function FilterSheet({ path, narrowing, sort, onDone }: SheetProps) {
  const words = useMessages(listingMessages)
  const locale = useLocale()
  const navigate = useNavigate()
  const form = useId()
  const [asked] = useSearchParams()
  const { data: options } = useSuspenseQuery(productOptionsQuery(useApi()))
  const [colours, standing] = useColoursByName(options.colors)
  const categories = useCategoryNames()
  const [draft, setDraft] = useState<Draft>(narrowing)
  const meant = narrowingIn({ get: (name) => (draft as Record<string, string>)[name] ?? null }, categories)
  const filter = cardFilterOf(meant, sort)
  const found = useQuery({
    ...cardsQuery(useApi(), filter, 1),
    placeholderData: keepPreviousData,
  })
  const sent = useRef(false)
  const total = found.data?.total
  const orMore = total !== undefined && mayBeMore(total, filter)

  const all = { value: '', label: words.any }
  const put = (name: Narrowing) => (value: string) => setDraft((before) => ({ ...before, [name]: value }))
  const chosen = (name: Narrowing) => ({ value: draft[name] ?? '', onChoose: put(name) })
  const typed = (name: Narrowing) => ({
    value: draft[name] ?? '',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => put(name)(currentTarget.value),
  })

  // The press is answered at once; the page below says that the goods are on their way.
  function submit(event: FormEvent, leave: () => void) {
    event.preventDefault()
    if (sent.current) return
    sent.current = true
    // Whoever goes elsewhere before they are there does not find it open when she comes back.
    history.replaceState({ ...history.state, sheet: false }, '')
    leave()
    const next = addressWith(path, new URLSearchParams(), { ...meant, sort: asked.get('sort') ?? '' })
    void navigate(next, { replace: true, preventScrollReset: true })
  }
  return (
    <Dialog
      open
      onClose={() => (sent.current ? onDone() : history.back())}
      title={words.filter}
      footer={
        <div className="flex items-center gap-3">
          <Button kind="quiet" onClick={() => setDraft(narrowing.q ? { q: narrowing.q } : {})}>
            {words.clearAll}
          </Button>
          <Button type="submit" form={form} disabled={total === 0} className="figures grow">
            {total === undefined || orMore ? words.apply : words.applyTo(total)}
          </Button>
        </div>
      }
    >
      {(leave) => (
        <form id={form} onSubmit={(event) => submit(event, leave)} className="grid gap-5">
          <p role="status" className={total === 0 ? 'text-sm text-amber' : 'sr-only'}>
            {total === 0
              ? words.nothingFound
              : total !== undefined && (orMore ? words.productsOrMore : words.products)(total)}
          </p>
          <SelectField label={words.category} {...typed('category')}>
            <option value="">{words.any}</option>
            {categories.map((one) => (
              <option key={one.slug} value={one.slug}>
                {categoryName(locale, one)}
              </option>
            ))}
          </SelectField>
          {/* A shop has more colours than a screen: two lines of them to swipe. */}
          <PillChoice
            legend={words.colour}
            name="color"
            {...chosen('color')}
            value={standing(draft.color) ?? ''}
            pills={[
              all,
              ...colours.map(([value, name]) => ({
                value,
                label: (
                  <>
                    <ColourDot colour={value} />
                    {name}
                  </>
                ),
              })),
            ]}
            className="-mx-6 px-6 [&>div]:-mx-6 [&>div]:grid [&>div]:auto-cols-max [&>div]:grid-flow-col [&>div]:grid-rows-2 [&>div]:overflow-x-auto [&>div]:px-6 [&>div]:py-1"
          />
          <PillChoice
            legend={words.size}
            name="size"
            {...chosen('size')}
            pills={[all, ...options.sizes.map((size) => ({ value: size, label: <bdi>{size}</bdi> }))]}
          />
          <div className="grid grid-cols-2 gap-4">
            <NumberField decimal label={words.priceFrom} {...typed('minPrice')} />
            <NumberField decimal label={words.priceTo} {...typed('maxPrice')} />
          </div>
          <label className="flex min-h-11 w-fit items-center gap-2.5 text-sm">
            <input
              type="checkbox"
              checked={draft.offer === '1'}
              onChange={({ currentTarget }) => put('offer')(currentTarget.checked ? '1' : '')}
              className="size-5"
            />
            {words.onOffer}
          </label>
        </form>
      )}
    </Dialog>
  )
}
