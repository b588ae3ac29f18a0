import { useRef } from 'react'
import { longestPhone } from '#src/core/phone.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import type { OrderDetails } from '#src/orders/order/order.ts'
import { PinField } from '#src/places/pin-field.tsx'
import { type PlaceDraft, WhereFields } from '#src/places/where-fields.tsx'
import { deliveryAreas } from '#src/settings/delivery.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { DashboardCard } from '#src/ui/card.tsx'
import { DraftOffer } from '#src/ui/form/draft-offer.tsx'
import { NumberField, SelectField, TextArea, TextField } from '#src/ui/form/field.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { inSentenceCase } from '#src/ui/sentence-case.class.ts'
import { DiscountFields } from './discount-fields.tsx'
import { EditConflict } from './edit-conflict.tsx'
import { EditLines } from './edit-lines.tsx'
import { editOrderMessages } from './edit-order.messages.ts'
import { EditSums } from './edit-sums.tsx'
import { useEditForm } from './use-edit-form.ts'
import { useEditQuote } from './use-edit-quote.ts'

/** The whole form of an edit, with what it comes to beside it while it is typed. */
export function EditOrderForm({ order, overview }: { order: OrderDetails; overview: string }) {
  const words = useMessages(editOrderMessages)
  const choices = useMessages(choiceMessages)
  const { form, kept, began, theirs, settle, unsaved, busy, failure, submit, field } = useEditForm(
    order,
    overview,
  )
  const draft = form.watch()
  const quote = useEditQuote(began, draft)
  const { settings } = useShop()
  const heading = useRef<HTMLHeadingElement>(null)
  const settleConflict = (keep: 'theirs' | 'mine') => {
    settle(keep)
    heading.current?.focus()
  }
  const wrong = form.formState.errors.customerData ?? {}
  const collected = draft.customerData.deliveryArea === 'SHOP COLLECTION'
  // What the order has already stays, also where the shop offers it no more.
  const areas = deliveryAreas.filter(
    (area) => area !== 'SHOP COLLECTION' || settings.collection || order.customerData.deliveryArea === area,
  )
  const onPlace = (change: Partial<PlaceDraft>) =>
    form.setValue(
      'customerData.place',
      { ...form.getValues('customerData.place'), ...change },
      { shouldDirty: true },
    )
  return (
    <form onSubmit={submit} noValidate>
      <h1 ref={heading} tabIndex={-1} className="mb-6 screen-title outline-none">
        {words.title(order.orderId)}
      </h1>
      <DraftOffer draft={kept} />
      {theirs && <EditConflict theirs={theirs} onSettle={settleConflict} />}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <DashboardCard title={words.products}>
          <EditLines form={form} lines={draft.products} problems={quote.problems} />
        </DashboardCard>
        <div className="grid grid-cols-1 gap-5">
          <DashboardCard title={words.sums}>
            <EditSums before={began} quote={quote} />
          </DashboardCard>
          <DashboardCard title={words.discount}>
            <DiscountFields form={form} kind={draft.discount.kind} problems={quote.problems} />
          </DashboardCard>
          <DashboardCard title={words.delivery}>
            <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1 lg:*:col-auto!">
              <TextField
                label={words.name}
                maxLength={100}
                dir="auto"
                {...field('customerData.name', words.needed)}
              />
              <NumberField
                type="tel"
                label={words.phone}
                maxLength={longestPhone}
                {...field('customerData.mobileNumber', words.needed)}
              />
              {(settings.vat !== 'off' || began.customerData.vatin) && (
                <TextField
                  label={words.vatin}
                  hint={words.vatinHint}
                  maxLength={30}
                  dir="ltr"
                  optional
                  {...field('customerData.vatin')}
                />
              )}
              <SelectField label={words.area} {...field('customerData.deliveryArea')}>
                {areas.map((area) => (
                  <option key={area} value={area}>
                    {inSentenceCase(choices[area])}
                  </option>
                ))}
              </SelectField>
              <WhereFields
                place={draft.customerData.place}
                onPlace={onPlace}
                countries={settings.countries}
                collected={collected}
                error={(wrong.place?.wilayat ?? wrong.place?.area)?.message}
              />
              <TextArea
                label={words.address}
                rows={3}
                maxLength={500}
                dir="auto"
                {...field('customerData.address', collected ? undefined : words.needed)}
              />
              <PinField
                staffHint={words.pinHint}
                place={draft.customerData.place}
                onPlace={onPlace}
                error={wrong.place?.pin?.message}
              />
            </div>
          </DashboardCard>
        </div>
      </div>
      <div className="save-bar sticky bottom-0 z-20 mt-5 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-hairline bg-ground py-3">
        <p role="status" className={`me-auto text-sm max-sm:w-full ${unsaved ? 'text-amber' : 'text-muted'}`}>
          {unsaved ? words.unsaved : words.told}
        </p>
        {failure && (
          <p role="alert" className="w-full text-sm font-normal text-brick">
            {failure}
          </p>
        )}
        <Link to={overview} className={`${buttonClass('secondary')} max-sm:grow`}>
          {words.cancel}
        </Link>
        <Button
          type="submit"
          busy={busy}
          busyLabel={words.saving}
          disabled={!unsaved || theirs !== undefined}
          className="max-sm:grow"
        >
          {words.save}
        </Button>
      </div>
    </form>
  )
}
