import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import type { SearchTexts } from '#src/catalogue/categories/search-texts.ts'
import { ReadersFirst } from '#src/i18n/readers-first.tsx'
import { useMessages } from '#src/i18n/use-locale.ts'
import { FoldLine } from '#src/ui/card.tsx'
import { TextArea, TextField } from '#src/ui/form/field.tsx'
import { searchFieldsMessages } from './search-fields.messages.ts'
import { mostOfShelf } from './shelf-limits.ts'

type SearchFieldsProps = {
  register: (field: keyof SearchTexts) => UseFormRegisterReturn
  errors: FieldErrors<SearchTexts>
  /** Something is typed in them already. */
  open: boolean
}

/** What search engines are told of a category or a collection (P21), folded until it is wanted. */
export function SearchFields({ register, errors, open }: SearchFieldsProps) {
  const words = useMessages(searchFieldsMessages)
  const wiring = (field: keyof SearchTexts) => ({
    ...register(field),
    label: words[field],
    error: errors[field]?.message,
    maxLength: mostOfShelf[field.replace('Ar', '') as 'searchTitle' | 'searchText'],
    optional: true,
    ...(field.endsWith('Ar') ? { lang: 'ar', dir: 'rtl' } : { lang: 'en', dir: 'ltr' }),
  })
  return (
    <details open={open} className="sm:col-span-full">
      <FoldLine className="text-sm hover:text-mark">{words.forSearch}</FoldLine>
      <div className="mt-1 grid items-start gap-4 sm:grid-cols-2">
        <ReadersFirst>
          <TextField {...wiring('searchTitle')} hint={words.searchTitleHint} />
          <TextField {...wiring('searchTitleAr')} />
        </ReadersFirst>
        <ReadersFirst>
          <TextArea {...wiring('searchText')} hint={words.searchTextHint} rows={2} />
          <TextArea {...wiring('searchTextAr')} rows={2} />
        </ReadersFirst>
      </div>
    </details>
  )
}
