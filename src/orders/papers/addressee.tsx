import type { Order } from '#src/orders/order/order.ts'
import { readablePhone } from '#src/settings/contact-links.ts'
import { Both, type PaperLanguages } from './both-words.tsx'

/** To whom a parcel goes: name, phone, the address where it has one, and the way it is brought. */
export function Addressee({ order, ...languages }: PaperLanguages & { order: Order }) {
  const { name, mobileNumber, address, deliveryArea } = order.customerData
  return (
    <>
      <p className="paper-strong">
        <bdi>{name}</bdi>
      </p>
      <p className="paper-phone">
        <bdi dir="ltr">{readablePhone(mobileNumber)}</bdi>
      </p>
      {address && (
        <p className="paper-address">
          <bdi>{address}</bdi>
        </p>
      )}
      <p>
        <Both {...languages} of={deliveryArea} />
      </p>
    </>
  )
}
