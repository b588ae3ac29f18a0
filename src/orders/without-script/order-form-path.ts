/** Where an order is made by a browser that runs no script (O42). */
export const orderFormPath = '/order-form'

/** Where its picture of the receipt goes. */
export const receiptPath = `${orderFormPath}/receipt`

/** What follows it; the token of the tracking link stands behind. */
export const thanksPath = `${orderFormPath}/thanks`
