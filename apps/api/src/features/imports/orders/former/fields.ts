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
type PlaceWord = keyof typeof PLACE_WORDS
export const PLACE_FIELDS = Object.keys(PLACE_WORDS) as PlaceWord[]
type Whose = 'Billing' | 'Shipping'

/** `Billing City`, `billing_city`, `City (Billing)`. */
export const placeNames = (whose: Whose, word: PlaceWord): string[] =>
  PLACE_WORDS[word].flatMap((one) => [`${whose} ${one}`, `${whose}_${one}`, `${one} (${whose})`])

/** Of the whole order what is kept, under the column it leaves in: as a text, a moment, a sum. */
export const FACTS = {
  texts: {
    financial: ['Financial Status', 'payment status', 'payment_status'],
    fulfillment: ['Fulfillment Status', 'fulfillment_status'],
    coupon: ['Discount Code', 'coupon code', 'coupon_code', 'coupon_items', 'coupon(s)'],
    shipping_method: ['Shipping Method', 'shipping method title', 'shipping_method'],
    payment_method: ['Payment Method', 'payment method title', 'payment_method_title', 'payment_method'],
    payment_reference: ['Payment Reference', 'payment references', 'payment id', 'transaction_id'],
    store: ['Store'],
    state: ['State', 'order status', 'order_status', 'status'],
    id: ['Id', 'order id', 'order_id'],
  },
  moments: {
    paid_at: ['Paid at', 'paid_date', 'paid date'],
    sent_at: ['Fulfilled at', 'completed_date', 'completed date'],
    canceled_at: ['Cancelled at', 'canceled at'],
  },
  sums: {
    subtotal: ['Subtotal', 'order_subtotal', 'order subtotal amount'],
    shipping: ['Shipping', 'shipping_total', 'order shipping amount'],
    tax: ['Taxes', 'tax_total', 'order total tax amount', 'tax'],
    discount: ['Discount Amount', 'discount_total', 'cart discount amount'],
    refunded: ['Refunded Amount', 'order refund amount', 'refunded'],
    bonuses: ['Bonuses'],
    gift_cards: ['Gift Cards'],
  },
} as const

/** Of the whole order what it cannot be without, and its notes. `Name` is its number in Shopify's table alone. */
export const ORDER = {
  number: ['order number', 'order_number', 'order no', 'number', 'order', 'increment_id', 'order id'],
  email: ['Email', 'billing_email', 'email (billing)', 'customer_email', 'customer email', 'e-mail'],
  placedAt: ['Created at', 'order_date', 'order date', 'date', 'placed_at', 'created_at'],
  currency: ['Currency', 'order_currency', 'order currency', 'currency_code'],
  total: ['Total', 'order_total', 'order total amount', 'order total', 'grand_total', 'total_price'],
  notes: ['Notes', 'customer_note', 'customer note'],
} as const

/** Of a line; `Name` is that of a piece in a plain table. Some stand in our own tables alone. */
export const LINE = {
  name: ['Lineitem name', 'item name', 'product name', 'product', 'title', 'name'],
  sku: ['Lineitem sku', 'sku', 'product sku'],
  qty: ['Lineitem quantity', 'quantity (- refund)', 'quantity', 'qty'],
  price: ['Lineitem price', 'item cost', 'price', 'unit price', 'unit_price'],
  returned: ['Lineitem returned quantity'],
  sums: {
    price_before: ['Lineitem compare at price'],
    tax: ['Lineitem tax'],
  },
} as const
