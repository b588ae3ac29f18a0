import { renderToStaticMarkup } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { emptyInput, plainFieldNames, plainFields } from '#src/catalogue/product/product-fields.ts'
import { LocaleContext } from '#src/i18n/use-locale.ts'
import { InBrief } from './plain-fields.tsx'
import { productFormMessages } from './product-form.messages.ts'

const flags = plainFieldNames.filter((field) => plainFields[field].kind === 'flag')

test.each(['en', 'ar'] as const)(
  'a flag of a product is said in its own words where the form is folded: %s',
  (locale) => {
    const words: Record<string, unknown> = productFormMessages[locale]
    function Folded({ said }: { said: string }) {
      const form = useForm({
        defaultValues: { ...emptyInput, ...Object.fromEntries(flags.map((flag) => [flag, said])) },
      })
      return <InBrief form={form} fields={flags} />
    }
    const shown = (said: string) =>
      renderToStaticMarkup(
        <LocaleContext value={locale}>
          <Folded said={said} />
        </LocaleContext>,
      ).replaceAll(/<[^>]*>/g, '')
    expect(shown('yes')).toBe(flags.map((flag) => words[`${flag} yes`]).join(' · '))
    expect(shown('')).toBe('')
  },
)
