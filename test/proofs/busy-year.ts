import type { PaymentState } from '#src/orders/ledger/payment-state.ts'

const yearMs = 365 * 24 * 3600 * 1000

const given = ['Maryam', 'Fatma', 'Aisha', 'Salma', 'Huda', 'Zainab', 'مريم', 'فاطمة', 'أمينة', 'شيخة']
const family = ['Al Balushi', 'Al Harthy', 'Al Lawati', 'Al Busaidi', 'الحارثية', 'البلوشية', 'الرواحية']
const states = [
  'Delivered',
  'Delivered',
  'Delivered',
  'Delivered',
  'Delivered',
  'Delivered',
  'Cancelled',
  'Return',
]

/** One of two thousand products, a tenth of them totes. */
function goodsOf(product: number) {
  const kind = product % 10 === 0 ? ['Tote', 'حقيبة توت'] : ['Sandal', 'صندل']
  return {
    product_id: `p-${product}`,
    name: `Jabal ${kind[0]} No. ${product}`,
    name_ar: `${kind[1]} جبل ${product}`,
    sku: `SKU-${String(product).padStart(5, '0')}`,
  }
}

/** A year of a busy shop, for `fileOrders`: most orders are delivered, a few hundred wait; everything differs a little. */
export function busyYear(now: Date, count: number) {
  return Array.from({ length: count }, (_, n) => ({
    placed_at: new Date(now.getTime() - ((count - n) * yearMs) / count).toISOString(),
    status: (n < count - 900 ? states[n % states.length] : ['Pending', 'Confirmed', 'Shipping'][n % 3]) ?? '',
    customer_name: `${given[n % given.length]} ${family[n % family.length]}`,
    customer_mobile: String(90_000_000 + n * 97),
    customer_email: `customer-${n % 20_000}@people.test`,
    total: 2000 + (n % 90) * 500,
    payment_method: n % 4 === 0 ? 'Online Payment' : 'Cash On Delivery',
    delivery_area: n % 5 === 0 ? 'OFFICE DELIVERY' : 'HOME DELIVERY',
    source: n % 10 === 0 ? 'phone' : 'web',
    payment_state: paymentStateOf(n, count),
    receipt: n % 4 !== 0 ? '' : n < count - 900 ? 'approved' : 'waiting',
    lines: Array.from({ length: 1 + (n % 3) }, (_, line) => goodsOf((n * 7 + line) % 2000)),
  }))
}

function paymentStateOf(n: number, count: number): PaymentState {
  if (n >= count - 900) return n % 4 === 0 ? 'proof waiting' : 'unpaid'
  return states[n % states.length] === 'Delivered' ? 'paid' : 'unpaid'
}
