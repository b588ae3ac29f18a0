import type { OrderStatus } from '#src/orders/order/order-status.ts'
import { AlertIcon, BagIcon, CheckIcon, PhoneIcon, ReturnIcon, TruckIcon } from '#src/ui/icons.tsx'

/** The sign of a status: the same on the tracking page, in every list of the staff, and in the menu. */
export const statusIcons: Record<OrderStatus, typeof BagIcon> = {
  Pending: BagIcon,
  Confirmed: PhoneIcon,
  Shipping: TruckIcon,
  Delivered: CheckIcon,
  Cancelled: AlertIcon,
  Return: ReturnIcon,
}
