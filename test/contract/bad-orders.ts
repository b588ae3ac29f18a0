import type { sampleOrder } from '#src/orders/order/order.sample.ts'

type Order = ReturnType<typeof sampleOrder>

/** An order a shop must refuse: how it differs from a good one, and the status it is refused with. */
export type BadOrder = [name: string, spoil: (good: Order) => unknown, status: number, path?: string]

const line = (change: Record<string, unknown>) => (good: Order) => ({
  ...good,
  products: [{ ...good.products[0], ...change }, ...good.products.slice(1)],
})
const customer = (change: Record<string, unknown>) => (good: Order) => ({
  ...good,
  customerData: { ...good.customerData, ...change },
})
const order = (change: Record<string, unknown>) => (good: Order) => ({ ...good, ...change })
/** JSON that JSON.stringify would not write, put where the text `"@"` stands. */
const raw = (spoil: (good: Order) => unknown, json: string) => (good: Order) =>
  JSON.stringify(spoil(good)).replace('"@"', json)

const quantities: BadOrder[] = [
  ['zero pieces', line({ quantity: 0 }), 422],
  ['a negative quantity', line({ quantity: -1 }), 422],
  ['a fraction of a piece', line({ quantity: 1.5 }), 422],
  ['100 pieces', line({ quantity: 100 }), 422],
  ['a huge quantity', line({ quantity: Number.MAX_SAFE_INTEGER }), 422],
  ['an endless quantity', raw(line({ quantity: '@' }), '1e999'), 422],
  ['a quantity below all numbers', raw(line({ quantity: '@' }), '-1e999'), 422],
  ['a quantity as text', line({ quantity: '2' }), 400],
  ['a quantity of NaN', line({ quantity: Number.NaN }), 400],
  ['a quantity that is true', line({ quantity: true }), 400],
  ['a quantity in a list', line({ quantity: [1] }), 400],
  ['no quantity', line({ quantity: undefined }), 400],
].map(([name, spoil, status]) => [name, spoil, status, 'products.0.quantity'] as BadOrder)

const lines: BadOrder[] = [
  ['an unknown product', line({ _id: 'nobody' }), 422, 'products.0._id'],
  ['a hidden product', line({ _id: 'ghost' }), 422, 'products.0._id'],
  ['no product', line({ _id: undefined }), 422, 'products.0._id'],
  ['a product that is a number', line({ _id: 7 }), 400, 'products.0._id'],
  ['a product that is a rule of SQL', line({ _id: "' or 1=1 --" }), 422, 'products.0._id'],
  ['a product named as what every object has', line({ _id: '__proto__' }), 422, 'products.0._id'],
  ['a product name without end', line({ _id: 'x'.repeat(201) }), 422, 'products.0._id'],
  ['a size the product has not', line({ size: '99' }), 422, 'products.0.size'],
  ['no size where there are some', line({ size: 'N/A' }), 422, 'products.0.size'],
  ['no size at all', line({ size: undefined }), 422, 'products.0.size'],
  ['a size that is an object', line({ size: {} }), 400, 'products.0.size'],
  ['a colour the product has not', line({ color: 'gold' }), 422, 'products.0.color'],
  ['a colour in another case', line({ color: 'BLACK' }), 422, 'products.0.color'],
  ['a colour with a NUL', line({ color: 'black\0' }), 400],
  ['a colour of half a character', raw(line({ color: '@' }), '"\\ud800"'), 400],
  ['a size with a control character', line({ size: '3\u001b7' }), 422, 'products.0.size'],
  ['no lines', order({ products: [] }), 422, 'products'],
  ['51 lines', (good) => ({ ...good, products: Array(51).fill(good.products[0]) }), 422, 'products'],
  ['50 lines of 2 that merge into 100', merged(50, 2), 422, 'products.49.quantity'],
  ['2 lines of 60 that merge into 120', merged(2, 60), 422, 'products.1.quantity'],
  ['lines that are an object', order({ products: { length: 1 } }), 400, 'products'],
  ['lines that are text', order({ products: 'all of them' }), 400, 'products'],
  ['a line that is null', order({ products: [null] }), 400, 'products.0'],
]

const prices: BadOrder[] = [
  ['a tampered price', line({ originalPrice: 0.001 }), 409],
  ['a price of nothing', line({ originalPrice: 0 }), 409],
  ['a negative price', line({ originalPrice: -20 }), 409],
  ['a price with four decimals', line({ originalPrice: 12.5001 }), 409],
  ['a tampered subtotal', order({ subTotal: 1 }), 409],
  ['a subtotal off by a baisa', (good) => ({ ...good, subTotal: good.subTotal - 0.001 }), 409],
  ['a subtotal with four decimals', (good) => ({ ...good, subTotal: good.subTotal + 0.0001 }), 409],
  ['a tampered total', order({ total: 0 }), 409],
  ['a negative total', order({ total: -27 }), 409],
  ['a huge total', order({ total: 1e308 }), 409],
  ['a delivery that costs nothing', customer({ deliveryCharge: 0 }), 409],
  ['the delivery charge of the other area', customer({ deliveryArea: 'OFFICE DELIVERY' }), 409],
  ['a negative delivery charge', customer({ deliveryCharge: -5 }), 409],
]

const shapes: BadOrder[] = [
  ['an endless price', raw(line({ originalPrice: '@' }), '1e999'), 422, 'products.0.originalPrice'],
  ['a price as text', line({ originalPrice: '12.500' }), 400, 'products.0.originalPrice'],
  ['a price of null', line({ originalPrice: null }), 400, 'products.0.originalPrice'],
  ['no total', order({ total: undefined }), 400, 'total'],
  ['an endless total', raw(order({ total: '@' }), '1e999'), 422, 'total'],
  ['a subtotal as text', order({ subTotal: '25' }), 400, 'subTotal'],
  ['a delivery charge as text', customer({ deliveryCharge: '2' }), 400, 'customerData.deliveryCharge'],
  ['a proof that is a list', order({ paymentProof: [] }), 400, 'paymentProof'],
  ['no customer', order({ customerData: undefined }), 400, 'customerData'],
  ['a customer that is a list', order({ customerData: [] }), 400, 'customerData'],
  ['an order that is null', () => null, 400],
  ['an order that is a list', (good) => [good], 400],
  ['an order that is text', () => 'order', 400],
  ['an order without anything', () => ({}), 400, 'products'],
]

const customers: BadOrder[] = (
  [
    ['an unknown delivery area', { deliveryArea: 'MOON DELIVERY' }, 422, 'deliveryArea'],
    ['no delivery area', { deliveryArea: '' }, 422, 'deliveryArea'],
    ['an unknown payment method', { paymentMethod: 'Camel' }, 422, 'paymentMethod'],
    ['a payment method that is switched off', { paymentMethod: 'Online Payment' }, 422, 'paymentMethod'],
    ['no name', { name: '' }, 422, 'name'],
    ['a name of blanks', { name: ' \u00a0 ' }, 422, 'name'],
    ['a name of nothing but bidi controls', { name: '\u202e\u2066' }, 422, 'name'],
    ['a name on two lines', { name: 'A\nB' }, 422, 'name'],
    ['a name without end', { name: 'x'.repeat(101) }, 422, 'name'],
    ['a name that is a number', { name: 7 }, 400, 'name'],
    ['no e-mail', { email: '' }, 422, 'email'],
    ['an e-mail without a place', { email: 'maryam' }, 422, 'email'],
    ['an e-mail with a header in it', { email: 'a@b.example\r\nBcc: all@b.example' }, 422, 'email'],
    ['two e-mails', { email: 'a@b.example, c@d.example' }, 422, 'email'],
    ['a phone number of letters', { mobileNumber: 'call me' }, 422, 'mobileNumber'],
    ['a short phone number', { mobileNumber: '1234567' }, 422, 'mobileNumber'],
    ['a phone number that is a number', { mobileNumber: 91234567 }, 400, 'mobileNumber'],
    ['no address', { address: '' }, 422, 'address'],
    ['an address without end', { address: 'x'.repeat(501) }, 422, 'address'],
    ['an address with an escape in it', { address: 'Way \u001b[31m' }, 422, 'address'],
    ['a comment without end', { comment: 'x'.repeat(1001) }, 422, 'comment'],
    ['a comment that is an object', { comment: {} }, 400, 'comment'],
  ] as [string, Record<string, unknown>, number, string][]
).map(([name, change, status, field]) => [name, customer(change), status, `customerData.${field}`])

function merged(count: number, quantity: number) {
  return (good: Order) => ({ ...good, products: Array(count).fill({ ...good.products[0], quantity }) })
}

export const badOrders: readonly BadOrder[] = [...quantities, ...lines, ...prices, ...shapes, ...customers]
