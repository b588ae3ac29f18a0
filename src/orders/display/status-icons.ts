import type { OrderStatus } from '#src/orders/order/order-status.ts'
import type { DeliveryArea } from '#src/settings/delivery.ts'
import { AlertIcon, BagIcon, CheckIcon, PhoneIcon, ReturnIcon, ShopIcon, TruckIcon } from '#src/ui/icons.tsx'

/** The sign of a status: the same on the tracking page, in every list of the staff, and in the menu. */
export const statusIcons: Record<OrderStatus, typeof BagIcon> = {
  Pending: BagIcon,
  Confirmed: PhoneIcon,
  Shipping: TruckIcon,
  Delivered: CheckIcon,
  Cancelled: AlertIcon,
  Return: ReturnIcon,
}

/** The same of an order by the way it is delivered: what is collected is not on a road. */
export function statusIcon(status: OrderStatus, area: DeliveryArea | undefined): typeof BagIcon {
  return area === 'SHOP COLLECTION' && status === 'Shipping' ? ShopIcon : statusIcons[status]
}
