import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCategoryNames } from '#src/catalogue/categories/category.query.ts'
import { categoryName } from '#src/catalogue/categories/category.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useColourNames } from '#src/settings/colours/use-colours.ts'
import { useApi } from '#src/ui/data/api.ts'
import { NumberField, SelectField } from '#src/ui/form/field.tsx'
import type { Narrowing } from './list-parameters.ts'
import { listingMessages } from './listing.messages.ts'
import { productOptionsQuery } from './product-options.query.ts'

type Choices = readonly (readonly [value: string, label: string])[]

/** Category, colour, size, price and offers to narrow the shop by (P3), for a ListForm. */
export function FilterFields({ narrowing }: { narrowing: Partial<Record<Narrowing, string>> }) {
  const words = useMessages(listingMessages)
  const locale = useLocale()
  const { data: options } = useSuspenseQuery(productOptionsQuery(useApi()))
  const categoryOptions = useCategoryNames().map((one) => [one.slug, categoryName(locale, one)] as const)
  const [colours, standing] = useColoursByName(options.colors)
  const sizes = options.sizes.map((size) => [size, size] as const)

  function select(name: Narrowing, label: ReactNode, choices: Choices, className = '') {
    return (
      <SelectField
        label={label}
        name={name}
        defaultValue={(name === 'color' ? standing(narrowing.color) : narrowing[name]) ?? ''}
        className={className}
      >
        <option value="">{words.any}</option>
        {choices.map(([value, choice]) => (
          <option key={value} value={value}>
            {choice}
          </option>
        ))}
      </SelectField>
    )
  }
  return (
    <>
      {select('category', words.category, categoryOptions, 'max-md:col-span-full')}
      {select('color', words.colour, colours)}
      {select('size', words.size, sizes)}
      <NumberField decimal label={words.priceFrom} name="minPrice" defaultValue={narrowing.minPrice ?? ''} />
      <NumberField decimal label={words.priceTo} name="maxPrice" defaultValue={narrowing.maxPrice ?? ''} />
      <label className="flex min-h-11 w-fit items-center gap-2.5 text-sm xs:col-span-full">
        <input
          type="checkbox"
          name="offer"
          value="1"
          defaultChecked={narrowing.offer === '1'}
          className="size-5"
        />
        {words.onOffer}
      </label>
    </>
  )
}

/** Colours with what they are called, in the order of that; and which of them an address asks for, however it spells it (P6). */
export function useColoursByName(colours: readonly string[]) {
  const colourName = useColourNames()
  const named = colours
    .map((colour): [colour: string, name: string] => [colour, colourName(colour)])
    .sort(([, a], [, b]) => (a < b ? -1 : 1))
  const alike = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
  // Two stored names may read alike in one language and be two colours in the other.
  const standing = (asked?: string) =>
    asked === undefined || colours.includes(asked)
      ? asked
      : (named.find(([, name]) => alike(name, colourName(asked)))?.[0] ?? asked)
  return [named, standing] as const
}
