import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { TableFilter } from '#src/catalogue/admin/admin-product.query.ts'
import { visibilities } from '#src/catalogue/product/product-fields.ts'
import { useStaffTree } from '#src/catalogue/shelving/category-tree.query.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { FiltersButton } from '#src/ui/filters-button.tsx'
import { SelectField, TextField } from '#src/ui/form/field.tsx'
import { SearchIcon } from '#src/ui/icons.tsx'
import { useSearchParams } from '#src/ui/router/use-router.ts'
import { productTableMessages } from './product-table.messages.ts'
import { tableAddress } from './table-filter.ts'

const restMs = 300

/** Search, narrowing and order of the table; what is chosen stands in the address, so Back and reload keep it. */
export function ProductTools({ filter }: { filter: TableFilter }) {
  const words = useMessages(productTableMessages)
  const locale = useLocale()
  const [, setAsked] = useSearchParams()
  const fields = useId()
  const narrowed = [filter.productVisibility, filter.category, filter.tags, filter.sort].filter(
    Boolean,
  ).length
  const [open, setOpen] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const { searchQuery = '' } = filter
  useEffect(() => {
    // The address may change from elsewhere, but never under somebody's typing.
    if (search.current && search.current !== document.activeElement) search.current.value = searchQuery
  }, [searchQuery])

  function apply() {
    clearTimeout(timer.current)
    if (!form.current) return
    const values = Object.fromEntries(
      [...new FormData(form.current)].map(([name, value]) => [name, String(value).trim()]),
    )
    setAsked(tableAddress(values), { replace: true, preventScrollReset: true })
  }
  function type(event: ChangeEvent<HTMLInputElement>) {
    clearTimeout(timer.current)
    timer.current = setTimeout(apply, event.currentTarget.value === '' ? 0 : restMs)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    apply()
  }

  return (
    <search className="mb-1.5 block sm:mb-4">
      <form
        ref={form}
        onSubmit={submit}
        className="grid grid-cols-[1fr_auto] items-center gap-2 xl:grid-cols-[1fr_46rem]"
      >
        <label className="relative sm:col-span-full xl:col-span-1">
          <span className="sr-only">{words.search}</span>
          <SearchIcon
            size={20}
            className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted"
          />
          <input
            ref={search}
            type="search"
            name="q"
            maxLength={100}
            defaultValue={searchQuery}
            onChange={type}
            placeholder={words.searchHint}
            className="control ps-10"
          />
        </label>
        <FiltersButton
          panel={fields}
          open={open}
          onToggle={() => setOpen(!open)}
          set={narrowed}
          onPhonesOnly
        />
        <div
          id={fields}
          className={`col-span-full grid grid-cols-2 gap-2 sm:grid-cols-4 xl:col-span-1 ${open ? '' : 'max-sm:hidden'}`}
        >
          <SelectField
            label={words.visibility}
            hideLabel
            name="visibility"
            value={filter.productVisibility ?? ''}
            onChange={apply}
          >
            <option value="">{words.everyVisibility}</option>
            {visibilities.map((one) => (
              <option key={one} value={one}>
                {words[one]}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={words.category}
            hideLabel
            name="category"
            value={filter.category ?? ''}
            onChange={apply}
          >
            <option value="">{words.everyCategory}</option>
            {useStaffTree()?.categories.map(({ slug, short }) => (
              <option key={slug} value={slug}>
                {short[locale]}
              </option>
            ))}
          </SelectField>
          <TextField
            key={filter.tags}
            type="search"
            label={words.tags}
            hideLabel
            name="tags"
            dir="auto"
            maxLength={500}
            defaultValue={filter.tags}
            placeholder={words.tagsHint}
            onBlur={(event) => event.currentTarget.value.trim() !== (filter.tags ?? '') && apply()}
          />
          <SelectField label={words.sort} hideLabel name="sort" value={filter.sort ?? ''} onChange={apply}>
            <option value="">{filter.searchQuery ? words.bestAnswers : words.newest}</option>
            {filter.searchQuery && <option value="newest">{words.newest}</option>}
            <option value="oldest">{words.oldest}</option>
            <option value="name">{words.nameUp}</option>
            <option value="name-desc">{words.nameDown}</option>
            <option value="price-asc">{words.priceUp}</option>
            <option value="price-desc">{words.priceDown}</option>
          </SelectField>
        </div>
        {/* Of a form with two fields to type in, Enter sends nothing without a button. */}
        <button type="submit" hidden />
      </form>
    </search>
  )
}
