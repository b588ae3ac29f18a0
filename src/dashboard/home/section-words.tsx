import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import { useCategoryNames } from '#src/catalogue/categories/category.query.ts'
import { categoryName } from '#src/catalogue/categories/category.ts'
import { shelfOfCollection } from '#src/catalogue/collections/collection.ts'
import { editCollectionsQuery } from '#src/catalogue/curating/curating.query.ts'
import { ShelfPicture } from '#src/catalogue/shelving/shelf-picture.tsx'
import type { HomeSection } from '#src/content/home/home.ts'
import type { SectionKind } from '#src/content/home/section-kind.ts'
import { longestText } from '#src/content/markdown/limits.ts'
import { commonInsertables } from '#src/dashboard/pages/placeholder.messages.ts'
import { useUnsetHint } from '#src/dashboard/pages/use-unset-hint.ts'
import { MarkdownField } from '#src/dashboard/writing/markdown-field.tsx'
import { useMissingLanguage } from '#src/i18n/missing-language.ts'
import { ReadersFirst } from '#src/i18n/readers-first.tsx'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'
import { SelectField, TextField } from '#src/ui/form/field.tsx'
import { arrangeMessages } from './arrange.messages.ts'

/** Kinds whose heading can be another, and those with a text and a button too. */
export const titled: readonly SectionKind[] = ['intro', 'new', 'types', 'popular', 'shelf', 'text']
const worded: readonly SectionKind[] = ['intro', 'text']

/** Whether its words can be typed in such a section. */
export function hasField(kind: SectionKind, field: string): boolean {
  if (field === 'shelf') return kind === 'shelf'
  if (field === 'image') return kind === 'text'
  return (/^title(?:Ar)?$/.test(field) ? titled : worded).includes(kind)
}

/** What the server said wrong of a section, by its fields. */
export type SectionErrors = { readonly [field in keyof HomeSection]?: string | undefined }

type Props = {
  section: HomeSection
  wrong: SectionErrors
  onEdit: (fields: Partial<HomeSection>) => void
}

/** The words of a section in both languages, and what a shelf shows. */
export function SectionWords({ section, wrong, onEdit }: Props) {
  const words = useMessages(arrangeMessages)
  const categories = useCategoryNames()
  const collections =
    useQuery({ ...editCollectionsQuery(useApi()), enabled: section.kind === 'shelf' }).data ?? []
  const locale = useLocale()
  const names = commonInsertables(locale)
  const [missing, unset] = [useMissingLanguage(), useUnsetHint()]
  const hintOf = (name: keyof HomeSection) =>
    missing(name, section) ?? unset(String(section[name]), name.endsWith('Ar') ? 'ar' : 'en')
  // What the owner adds has no word of the shop's own.
  const titleHint = section.kind === 'text' ? undefined : words.titleHint
  const [wrongPicture, setWrongPicture] = useState<string>()
  const field = (name: keyof HomeSection) => ({
    value: String(section[name]),
    hint: hintOf(name),
    error: wrong[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      onEdit({ [name]: event.currentTarget.value }),
  })
  const english = { lang: 'en', dir: 'ltr' }
  const arabic = { lang: 'ar', dir: 'rtl' }
  const titles = [
    <TextField
      key="en"
      {...field('title')}
      {...english}
      label={words.titleEnglish}
      hint={hintOf('title') ?? titleHint}
      maxLength={120}
    />,
    <TextField key="ar" {...field('titleAr')} {...arabic} label={words.titleArabic} maxLength={120} />,
  ]
  const texts = [
    <MarkdownField
      key="en"
      label={words.textEnglish}
      language="en"
      longest={longestText / 4}
      names={names}
      value={section.text}
      hint={hintOf('text')}
      error={wrong.text}
      onChange={(text) => onEdit({ text })}
    />,
    <MarkdownField
      key="ar"
      label={words.textArabic}
      language="ar"
      longest={longestText / 4}
      names={names}
      value={section.textAr}
      hint={hintOf('textAr')}
      error={wrong.textAr}
      onChange={(textAr) => onEdit({ textAr })}
    />,
  ]
  const links = [
    <TextField key="en" {...field('linkText')} {...english} label={words.linkEnglish} maxLength={60} />,
    <TextField key="ar" {...field('linkTextAr')} {...arabic} label={words.linkArabic} maxLength={60} />,
  ]
  return (
    <div className="grid gap-4 pt-2 pb-4 sm:grid-cols-2">
      {section.kind === 'shelf' && (
        <SelectField {...field('shelf')} label={words.shelf} className="sm:col-span-2">
          <option value="offers">{words.offers}</option>
          <option value="new">{words.newGoods}</option>
          {collections.length > 0 && (
            <optgroup label={words.collections}>
              {collections.map((collection) => (
                <option key={collection.slug} value={shelfOfCollection(collection)}>
                  {categoryName(locale, collection)}
                </option>
              ))}
            </optgroup>
          )}
          {categories.map((category) => (
            <option key={category.slug} value={category.slug}>
              {categoryName(locale, category)}
            </option>
          ))}
        </SelectField>
      )}
      <ReadersFirst>{titles}</ReadersFirst>
      {worded.includes(section.kind) && (
        <>
          <ReadersFirst>{texts}</ReadersFirst>
          <ReadersFirst>{links}</ReadersFirst>
          <TextField
            {...field('link')}
            label={words.link}
            hint={words.linkHint}
            dir="ltr"
            maxLength={300}
            className="sm:col-span-2"
          />
        </>
      )}
      {section.kind === 'text' && (
        <ShelfPicture
          image={section.image}
          hint={words.pictureHint}
          error={wrongPicture ?? wrong.image}
          onChange={(image) => onEdit({ image })}
          onError={setWrongPicture}
        />
      )}
    </div>
  )
}
