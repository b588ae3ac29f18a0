import type { UseFormReturn } from 'react-hook-form'
import { inBaisa } from '#src/core/money.ts'
import { termsAt } from '#src/delivery/zone.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { DiscountFields } from '#src/orders/correcting/discount-fields.tsx'
import type { EditDraft } from '#src/orders/correcting/edit-draft.ts'
import { editOrderMessages } from '#src/orders/correcting/edit-order.messages.ts'
import { TotalsList } from '#src/orders/display/totals-list.tsx'
import { totalsInOmr } from '#src/orders/order/order-totals.ts'
import { offeredAreas } from '#src/settings/delivery.ts'
import { Button } from '#src/ui/button.tsx'
import { DashboardCard } from '#src/ui/card.tsx'
import { DraftOffer } from '#src/ui/form/draft-offer.tsx'
import { focusFirst } from '#src/ui/form/focus-first.ts'
import { CustomerFields } from './customer-fields.tsx'
import { GoodsFields } from './goods-fields.tsx'
import { newOrderMessages } from './new-order.messages.ts'
import { sumsOf } from './new-order-draft.ts'
import { OfferReady } from './offer-ready.tsx'
import { OrderFields } from './order-fields.tsx'
import { useNewOrder } from './use-new-order.ts'

/** The whole form of an order for somebody who calls or writes, with its sums beside it (O19). */
export function NewOrderForm() {
  const words = useMessages(newOrderMessages)
  const editing = useMessages(editOrderMessages)
  const locale = useLocale()
  const order = useNewOrder()
  const { form, offer, busy, failure, choose } = order
  const draft = form.watch()
  const terms = termsAt(order.settings, order.zones, draft.customerData.place)
  const { totals, wrong } = sumsOf(draft, terms)
  const { subTotal, discount, ...rest } = totalsInOmr(totals)
  const isOffered = offeredAreas(terms).includes(draft.customerData.deliveryArea)
  const missing = order.problems.find(({ path }) => path === 'products')?.message
  const told = wrong.map(({ path, message }) => ({ path, message: message[locale] }))
  const { cashLimit } = order.settings
  const isAboveLimit =
    draft.customerData.paymentMethod === 'Cash On Delivery' &&
    cashLimit !== null &&
    totals.total > inBaisa(cashLimit)
  if (offer) return <OfferReady offer={offer} onAgain={order.again} />
  return (
    <form ref={beginWithPhone} onSubmit={order.submit} noValidate>
      <h1 className="mb-6 screen-title">{words.title}</h1>
      <DraftOffer draft={order.kept} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid grid-cols-1 gap-5">
          <DashboardCard title={words.customer}>
            <CustomerFields form={form} field={order.field} isOffer={order.isOffer} />
          </DashboardCard>
          <DashboardCard title={editing.products}>
            <GoodsFields form={form} problems={order.problems} forgetProblems={order.forgetProblems} />
          </DashboardCard>
        </div>
        <div className="grid grid-cols-1 gap-5">
          <DashboardCard title={words.details}>
            <OrderFields form={form} settings={order.settings} />
          </DashboardCard>
          <DashboardCard title={editing.discount}>
            {/* What it touches is the same in both forms. */}
            <DiscountFields
              form={form as unknown as UseFormReturn<EditDraft>}
              kind={draft.discount.kind}
              problems={told}
            />
          </DashboardCard>
          {draft.products.length > 0 && (
            <DashboardCard title={editing.sums}>
              <TotalsList
                of={{ subTotal, discount, ...(isOffered ? rest : { unpriced: words.notOfferedThere }) }}
              />
              {isAboveLimit && <p className="mt-3 text-sm text-amber">{words.aboveCashLimit}</p>}
            </DashboardCard>
          )}
        </div>
      </div>
      <div className="save-bar sticky bottom-0 z-20 mt-5 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-hairline bg-ground py-3">
        <p className="me-auto text-sm text-muted max-sm:hidden">{words.offerHint}</p>
        {(failure || missing) && (
          <p role="alert" className="w-full text-sm font-normal text-brick">
            {failure || missing}
          </p>
        )}
        {/* The first of them is what Enter presses. */}
        <Button
          type="submit"
          busy={busy}
          busyLabel={words.making}
          onClick={() => choose('order')}
          className="order-last max-sm:grow max-sm:px-4"
        >
          {words.make}
        </Button>
        <Button
          type="submit"
          kind="secondary"
          disabled={busy}
          onClick={() => choose('offer')}
          className="max-sm:grow max-sm:px-4"
        >
          {words.offer}
        </Button>
      </div>
    </form>
  )
}

/** At a desk typing begins with who calls; a phone keeps its keyboard down, and who types already is not interrupted. */
function beginWithPhone(form: HTMLFormElement | null) {
  const isTyping = document.activeElement?.matches('input, select, textarea')
  if (form && !isTyping && matchMedia('(pointer: fine)').matches) focusFirst(form.querySelector('input'))
}
