import { nameIn } from '#src/catalogue/product/product-name.ts'
import type { Zone } from '#src/delivery/zone.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { checkoutMessages } from '#src/orders/checkout/checkout.messages.ts'
import { paymentChoiceMessages } from '#src/orders/payment-proofs/payment-choice.messages.ts'
import { placeMessages } from '#src/places/place.messages.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Empty } from '#src/ui/empty.tsx'
import { AlertIcon } from '#src/ui/icons.tsx'
import { Breadcrumb } from '#src/ui/page/breadcrumb.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { CustomerPart } from './customer-part.tsx'
import type { FieldErrors } from './field-errors.ts'
import type { Good } from './goods.ts'
import { GoodsPart } from './goods-part.tsx'
import { orderFormPath } from './order-form-path.ts'
import type { SentForm } from './sent-form.ts'
import { withoutScriptMessages } from './without-script.messages.ts'

type ScreenProps = {
  form: Pick<SentForm, 'attempt' | 'draft'>
  goods: readonly Good[]
  zones: readonly Zone[]
  errors?: FieldErrors
  lineErrors?: ReadonlyMap<number, string>
  /** What is wrong with all of it. */
  notice?: string | undefined
}

const noErrors: FieldErrors = new Map()
const noLineErrors: ReadonlyMap<number, string> = new Map()

/** The first step of an order without a script: goods, who, where, how (O42). */
export function OrderFormScreen({
  form,
  goods,
  zones,
  errors = noErrors,
  lineErrors = noLineErrors,
  notice,
}: ScreenProps) {
  const words = useMessages(withoutScriptMessages)
  const checkout = useMessages(checkoutMessages)
  const href = useHref()
  const { shopName } = useShop()
  return (
    <div className="page py-6 md:py-8">
      <PageHead title={words.title} shopName={shopName} />
      <Breadcrumb crumbs={[{ label: checkout.home, to: href('/') }, { label: words.title }]} />
      <h1 className="mt-4 mb-6 md:mb-8">{words.title}</h1>
      <Wrong {...{ notice, goods, errors, lineErrors }} />
      {goods.length === 0 ? (
        <Empty
          title={words.emptyTitle}
          text={words.emptyText}
          action={
            <Link to={href('/shop')} className={buttonClass()}>
              {words.toShop}
            </Link>
          }
        />
      ) : (
        <form
          method="post"
          action={href(orderFormPath)}
          // The browser would say what is missing in its own language; the shop says it in the page's.
          noValidate
          className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-14"
        >
          {/* Enter in a field presses the first button of a form. */}
          <button type="submit" name="step" value="check" hidden>
            {words.review}
          </button>
          <input type="hidden" name="attempt" value={form.attempt} />
          <input type="hidden" name="paymentProof" value={form.draft.paymentProof} />
          <GoodsPart goods={goods} errors={lineErrors} />
          <div className="grid grid-cols-1 gap-8 lg:col-start-1 lg:row-start-1">
            <CustomerPart
              draft={form.draft}
              errors={errors}
              goods={goods.filter(({ product }) => product)}
              zones={zones}
            />
            <div className="grid gap-3">
              <button type="submit" name="step" value="check" className={buttonClass()}>
                {words.review}
              </button>
              <p className="text-sm text-muted">{words.notYet}</p>
            </div>
          </div>
        </form>
      )}
    </div>
  )
}

type WrongProps = Pick<ScreenProps, 'notice' | 'goods'> & Required<Pick<ScreenProps, 'errors' | 'lineErrors'>>

/** What is wrong, above all, each leading to its field: nothing can bring the reader there. */
function Wrong({ notice, goods, errors, lineErrors }: WrongProps) {
  const words = useMessages(withoutScriptMessages)
  const checkout = useMessages(checkoutMessages)
  const payment = useMessages(paymentChoiceMessages)
  const places = useMessages(placeMessages)
  const locale = useLocale()
  // In the order of the form.
  const names: Record<string, string> = {
    name: checkout.name,
    email: checkout.email,
    mobileNumber: checkout.mobileNumber,
    country: places.country,
    // Says itself which part is missing.
    place: '',
    address: checkout.address,
    pin: places.pin,
    comment: checkout.comment,
    deliveryArea: checkout.deliveryArea,
    paymentMethod: payment.payment,
  }
  const placeIn = (field: string) => Object.keys(names).indexOf(field)
  const inOrder = [...errors].sort(([one], [other]) => placeIn(one) - placeIn(other))
  const links = [
    ...[...lineErrors].map(([at, message]) => {
      const line = goods[at]?.line
      return { id: `checkout-quantity-${at}`, name: line && nameIn(locale, line), message }
    }),
    ...inOrder.map(([field, message]) => ({ id: `checkout-${field}`, name: names[field], message })),
  ]
  if (!notice && links.length === 0) return null
  return (
    <div
      role="alert"
      className="mb-6 flex items-start gap-2.5 rounded-md border border-brick bg-raised px-4 py-3"
    >
      <AlertIcon size={20} className="mt-0.5 shrink-0 text-brick" />
      <div>
        <p className="font-normal">{notice ?? words.wrong}</p>
        <ul className="mt-1 grid gap-1 text-sm">
          {links.map(({ id, name, message }) => (
            <li key={id}>
              <a href={`#${id}`} className="text-link">
                {name ? `${name}: ${message}` : message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
