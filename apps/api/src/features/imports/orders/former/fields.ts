// What the columns of an orders' table are called: ours first, which are Shopify's, then those of WooCommerce's exporters and
// plain words.

/** Whose place it is: of the name of a column here, and as WooCommerce's exporters write it. */
const PLACE_WORDS = {
  Name: ['name'],
  FirstName: ['first name', 'first_name'],
  LastName: ['last name', 'last_name'],
  Company: ['company'],
  Address1: ['address1', 'address 1', 'address_1', 'address 1&2', 'street'],
  Address2: ['address2', 'address 2', 'address_2'],
  City: ['city'],
  Zip: ['zip', 'postcode'],
  Province: ['province', 'state code', 'state'],
  Country: ['country', 'country code'],
  Phone: ['phone'],
} as const
export type PlaceWord = keyof typeof PLACE_WORDS
export const PLACE_FIELDS = Object.keys(PLACE_WORDS) as PlaceWord[]
export type Whose = 'Billing' | 'Shipping'

/** `Billing City`, `billing_city`, `City (Billing)`. */
export const placeNames = (whose: Whose, word: PlaceWord): string[] =>
  PLACE_WORDS[word].flatMap((one) => [`${whose} ${one}`, `${whose}_${one}`, `${one} (${whose})`])

/** Texts of the whole order that are kept, under the column they leave in. */
export const TEXT_FIELDS = {
  financial: ['Financial Status', 'payment status', 'payment_status'],
  fulfillment: ['Fulfillment Status', 'fulfillment_status'],
  coupon: ['Discount Code', 'coupon code', 'coupon_code', 'coupon_items', 'coupon(s)'],
  shipping_method: ['Shipping Method', 'shipping method title', 'shipping_method'],
  payment_method: ['Payment Method', 'payment method title', 'payment_method_title', 'payment_method'],
  payment_reference: ['Payment Reference', 'payment references', 'payment id', 'transaction_id'],
  store: ['Store'],
  state: ['State', 'order status', 'order_status', 'status'],
  id: ['Id', 'order id', 'order_id'],
} as const
export const MOMENT_FIELDS = {
  paid_at: ['Paid at', 'paid_date', 'paid date'],
  sent_at: ['Fulfilled at', 'completed_date', 'completed date'],
  canceled_at: ['Cancelled at', 'canceled at'],
} as const
export const SUM_FIELDS = {
  subtotal: ['Subtotal', 'order_subtotal', 'order subtotal amount'],
  shipping: ['Shipping', 'shipping_total', 'order shipping amount'],
  tax: ['Taxes', 'tax_total', 'order total tax amount', 'tax'],
  discount: ['Discount Amount', 'discount_total', 'cart discount amount'],
  refunded: ['Refunded Amount', 'order refund amount', 'refunded'],
  bonuses: ['Bonuses'],
  gift_cards: ['Gift Cards'],
} as const
export const NOTES = ['Notes', 'customer_note', 'customer note']

export const EMAIL = [
  'Email',
  'billing_email',
  'email (billing)',
  'customer_email',
  'customer email',
  'e-mail',
]
export const PLACED_AT = ['Created at', 'order_date', 'order date', 'date', 'placed_at', 'created_at']
export const CURRENCY = ['Currency', 'order_currency', 'order currency', 'currency_code']
export const TOTAL = [
  'Total',
  'order_total',
  'order total amount',
  'order total',
  'grand_total',
  'total_price',
]

/** Of a line; the last two stand in our own tables alone. */
export const LINE_SUMS = {
  price_before: ['Lineitem compare at price'],
  tax: ['Lineitem tax'],
} as const
export const RETURNED = ['Lineitem returned quantity']
export const QTY = ['Lineitem quantity', 'quantity (- refund)', 'quantity', 'qty']
export const PRICE = ['Lineitem price', 'item cost', 'price', 'unit price', 'unit_price']
export const SKU = ['Lineitem sku', 'sku', 'product sku']

/** `Name` is the number of an order in Shopify's table, and the name of a piece in a plain one. */
export const NUMBER = [
  'order number',
  'order_number',
  'order no',
  'number',
  'order',
  'increment_id',
  'order id',
]
export const LINE_NAME = ['Lineitem name', 'item name', 'product name', 'product', 'title', 'name']
