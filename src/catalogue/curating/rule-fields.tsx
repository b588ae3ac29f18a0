import type { UseFormReturn } from 'react-hook-form'
import { categoryName } from '#src/catalogue/categories/category.ts'
import { productTypes } from '#src/catalogue/product/product-fields.ts'
import { categoriesMessages } from '#src/catalogue/shelving/categories.messages.ts'
import { useStaffTree } from '#src/catalogue/shelving/category-tree.query.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { NumberField, SelectField, TextField } from '#src/ui/form/field.tsx'
import { type CollectionDraft, ruleOf } from './collection-draft.ts'
import { curatingMessages } from './curating.messages.ts'
import { RulePreview } from './rule-preview.tsx'

/** By what a collection chooses its goods, and what fits now. */
export function RuleFields({ form }: { form: UseFormReturn<CollectionDraft> }) {
  const words = useMessages(curatingMessages)
  const shelving = useMessages(categoriesMessages)
  const locale = useLocale()
  const categories = useStaffTree()?.categories ?? []
  const errors = form.formState.errors.rule
  const amount = (field: 'minPrice' | 'maxPrice') => (
    <NumberField
      {...form.register(`rule.${field}`)}
      decimal
      label={words[field]}
      optional
      maxLength={10}
      error={errors?.[field]?.message}
    />
  )
  return (
    <>
      <p className="text-sm text-muted sm:col-span-full">{words.ruleHint}</p>
      <TextField
        {...form.register('rule.tags')}
        label={words.tags}
        hint={words.tagsHint}
        optional
        maxLength={500}
        dir="auto"
        error={errors?.tags?.message}
      />
      <SelectField {...form.register('rule.category')} label={shelving.parent} key={categories.length}>
        <option value="">{words.anyCategory}</option>
        {categories.map((one) => (
          <option key={one.slug} value={one.slug}>
            {categoryName(locale, one)}
          </option>
        ))}
      </SelectField>
      {amount('minPrice')}
      {amount('maxPrice')}
      <NumberField
        {...form.register('rule.newDays')}
        label={words.newDays}
        hint={words.newDaysHint}
        optional
        maxLength={3}
        error={errors?.newDays?.message}
      />
      <SelectField {...form.register('rule.productType')} label={words.type}>
        <option value="">{words.anyType}</option>
        {productTypes.map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </SelectField>
      {(['offer', 'inStock'] as const).map((field) => (
        <label key={field} className="flex min-h-11 items-center gap-2.5 text-sm">
          <input type="checkbox" {...form.register(`rule.${field}`)} className="size-5 shrink-0" />
          {words[field]}
        </label>
      ))}
      <RulePreview rule={ruleOf(form.watch('rule'))} />
    </>
  )
}
