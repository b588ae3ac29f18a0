import type { Order } from '#src/orders/order/order.ts'
import { readablePhone } from '#src/settings/contact-links.ts'
import { Both, type PaperLanguages } from './both-words.tsx'

type AddresseeProps = PaperLanguages & { order: Order; saysFree?: boolean }

/** To whom a parcel goes: name, phone, the address where it has one, and the way it is brought; `saysFree` where that costs nothing. */
export function Addressee({ order, saysFree = false, ...languages }: AddresseeProps) {
  const { deliveryArea, deliveryCharge } = order.customerData
  return (
    <>
      <WhoAndWhere order={order} />
      <p>
        <Both {...languages} of={deliveryArea} />
        {saysFree && deliveryCharge === 0 && deliveryArea !== 'SHOP COLLECTION' && (
          <>
            {' '}
            <span className="paper-whole">
              (<Both {...languages} of="free" />)
            </span>
          </>
        )}
      </p>
    </>
  )
}

type WhoProps = { order: Order; address?: string }

/** Name, phone, and the address where it has one; `address` where it is written otherwise than it was given. */
export function WhoAndWhere({ order, address = order.customerData.address }: WhoProps) {
  const { name, mobileNumber } = order.customerData
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
    </>
  )
}
