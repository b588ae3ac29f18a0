import { useWatch } from 'react-hook-form'
import { readPrice } from '#src/catalogue/product/read-field.ts'
import { discountPercent } from '#src/core/money.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { NumberField } from '#src/ui/form/field.tsx'
import { type FormPart, PlainFields } from './plain-fields.tsx'
import { productFormMessages } from './product-form.messages.ts'

/** What it costs (M2), with the discount as it is typed. */
export function PriceFields({ form }: FormPart) {
  const words = useMessages(productFormMessages)
  const { errors } = form.formState
  const [originalPrice, offerPrice, type] = useWatch({
    control: form.control,
    name: ['originalPrice', 'offerPrice', 'productType'],
  })
  const [original, offer] = [baisaOf(originalPrice), baisaOf(offerPrice)]
  const percent = original && offer && offer < original ? discountPercent(original, offer) : undefined
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <NumberField
        {...form.register('originalPrice')}
        decimal
        label={words.originalPrice}
        error={errors.originalPrice?.message}
        placeholder="0.000"
        maxLength={12}
        required
      />
      <NumberField
        {...form.register('offerPrice')}
        decimal
        label={words.offerPrice}
        optional
        error={errors.offerPrice?.message}
        placeholder="0.000"
        maxLength={12}
      />
      <output
        className="-mt-3 block min-h-5 text-sm text-muted empty:hidden sm:col-span-full"
        data-testid="discount"
      >
        {percent !== undefined && <bdi className="figures">{words.discount(percent)}</bdi>}
      </output>
      {offer !== undefined && <PlainFields form={form} place="after the offer" />}
      {offer !== undefined && type !== 'Offer' && (
        <div className="-mt-2 grid justify-items-start gap-2 rounded-md bg-ground p-3 text-sm sm:col-span-full">
          <p>{words.notOffer}</p>
          <Button
            kind="secondary"
            size="small"
            onClick={() => form.setValue('productType', 'Offer', { shouldDirty: true })}
          >
            {words.makeOffer}
          </Button>
        </div>
      )}
    </div>
  )
}

function baisaOf(typed: string | number): number | undefined {
  const reading = readPrice(typed)
  return 'value' in reading ? reading.value : undefined
}
