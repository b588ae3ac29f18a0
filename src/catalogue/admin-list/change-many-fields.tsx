import type { UseFormReturn } from 'react-hook-form'
import { roundSteps, roundWays } from '#src/catalogue/admin/plan-changes.ts'
import { categoryName } from '#src/catalogue/categories/category.ts'
import { findCategory } from '#src/catalogue/categories/category-tree.ts'
import { productFormMessages } from '#src/catalogue/editing/product-form.messages.ts'
import { productTypes } from '#src/catalogue/product/product-fields.ts'
import { useStaffTree } from '#src/catalogue/shelving/category-tree.query.ts'
import { formatBaisa } from '#src/core/money.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { NumberField, SelectField, TextField } from '#src/ui/form/field.tsx'
import { PillChoice } from '#src/ui/form/pill-choice.tsx'
import { changeManyMessages } from './change-many.messages.ts'
import type { ChangeDraft } from './change-many-draft.ts'

type FieldsProps = { form: UseFormReturn<ChangeDraft>; draft: ChangeDraft }

/** What has to be said about the kind of change that was chosen. */
export function ChangeManyFields({ form, draft }: FieldsProps) {
  switch (draft.kind) {
    case 'price':
    case 'offer':
      return <PriceStepFields form={form} draft={draft} />
    case 'no offer':
      return null
    case 'category':
    case 'type':
      return <PlaceStepFields form={form} draft={draft} />
    case 'tags':
      return <TagStepFields form={form} draft={draft} />
    case 'stock':
      return <StockStepFields form={form} draft={draft} />
  }
}

function PriceStepFields({ form, draft }: FieldsProps) {
  const words = useMessages(changeManyMessages)
  const product = useMessages(productFormMessages)
  const isOffer = draft.kind === 'offer'
  const value = draft.by === 'percent' ? words.percent : words.amount
  const off = draft.by === 'percent' ? words.percentOff : words.amountOff
  return (
    <>
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        {!isOffer && (
          <PillChoice
            legend={words.way}
            name="way"
            pills={(['lower', 'raise'] as const).map((one) => ({ value: one, label: words[one] }))}
            value={draft.way}
            onChoose={(one) => form.setValue('way', one === 'raise' ? 'raise' : 'lower')}
          />
        )}
        <PillChoice
          legend={words.by}
          name="by"
          pills={(['percent', 'amount'] as const).map((one) => ({ value: one, label: words[one] }))}
          value={draft.by}
          onChoose={(one) => form.setValue('by', one === 'amount' ? 'amount' : 'percent')}
        />
      </div>
      <div className="grid gap-4 min-[24rem]:grid-cols-2 sm:grid-cols-3">
        <NumberField
          {...form.register('value')}
          decimal
          label={isOffer ? off : value}
          maxLength={10}
          className="min-[24rem]:max-sm:col-span-2"
        />
        <SelectField {...form.register('step')} label={words.round}>
          {roundSteps.map((one) => (
            <option key={one} value={one}>
              {one === 0 ? words.notRounded : formatBaisa(one)}
            </option>
          ))}
        </SelectField>
        <SelectField {...form.register('roundWay')} label={words.roundWay} disabled={draft.step === '0'}>
          {roundWays.map((one) => (
            <option key={one} value={one}>
              {words[one]}
            </option>
          ))}
        </SelectField>
        {isOffer && (
          <div className="col-span-full grid gap-4 sm:grid-cols-2">
            <TextField
              {...form.register('from')}
              type="datetime-local"
              dir="ltr"
              label={product.offerFrom}
              hint={product.offerTimes}
              optional
            />
            <TextField
              {...form.register('until')}
              type="datetime-local"
              dir="ltr"
              label={product.offerUntil}
              optional
            />
          </div>
        )}
      </div>
    </>
  )
}

function PlaceStepFields({ form, draft }: FieldsProps) {
  const words = useMessages(productFormMessages)
  const locale = useLocale()
  const categories = useStaffTree()?.categories ?? []
  if (draft.kind === 'type')
    return (
      <SelectField {...form.register('productType')} label={words.productType}>
        <option value="">{words.choose}</option>
        {productTypes.map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </SelectField>
    )
  const subs = findCategory(categories, draft.category)?.subCategories ?? []
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        {...form.register('category', { onChange: () => form.setValue('subCategory', '') })}
        label={words.category}
      >
        <option value="">{words.choose}</option>
        {categories.map((one) => (
          <option key={one.slug} value={one.name}>
            {categoryName(locale, one)}
          </option>
        ))}
      </SelectField>
      <SelectField {...form.register('subCategory')} key={draft.category} label={words.subCategory}>
        <option value="">{draft.category ? words.noSubCategory : words.chooseCategory}</option>
        {subs.map((one) => (
          <option key={one.slug} value={one.name}>
            {categoryName(locale, one)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

function TagStepFields({ form, draft }: FieldsProps) {
  const words = useMessages(changeManyMessages)
  const product = useMessages(productFormMessages)
  return (
    <>
      <PillChoice
        legend={words.tagsDo}
        name="tagsDo"
        pills={(['add', 'remove'] as const).map((one) => ({ value: one, label: words[one] }))}
        value={draft.tagsDo}
        onChoose={(one) => form.setValue('tagsDo', one === 'remove' ? 'remove' : 'add')}
      />
      <TextField {...form.register('tags')} label={product.tags} hint={product.tagsHint} maxLength={500} />
    </>
  )
}

const stockDoings = ['set', 'add', 'unlimited'] as const

function StockStepFields({ form, draft }: FieldsProps) {
  const words = useMessages(changeManyMessages)
  return (
    <>
      <PillChoice
        legend={words.stockDo}
        name="stockDo"
        pills={stockDoings.map((one) => ({ value: one, label: words[one] }))}
        value={draft.stockDo}
        onChoose={(one) => form.setValue('stockDo', stockDoings.find((known) => known === one) ?? 'set')}
      />
      {draft.stockDo !== 'unlimited' && (
        <NumberField
          {...form.register('pieces')}
          label={words.pieces}
          hint={draft.stockDo === 'add' ? words.addHint : undefined}
          maxLength={6}
        />
      )}
    </>
  )
}
