import type { OrderView } from '@vitrine/contract/order'

const ADDRESS = {
  firstname: 'Anna',
  lastname: 'Weber',
  street: ['5 Main Street', 'Floor 2'],
  postcode: '10001',
  city: 'New York',
  region: 'New York',
  region_code: 'NY',
  country_id: 'US',
}
/** Two dresses on invoice, a discount and a parcel. */
export const ORDER = {
  number: '000000042',
  paid: false,
  canceled: false,
  progress: {
    ...{ stage: 1, canceled: false, returned: false, cancel_reason: null, expected: null, tracking: null },
    fetched: false,
    carried: true,
    steps: [{ stage: 1, at: '2030-01-01T10:00:00Z' }],
  },
  payment: {
    state: 'open',
    online: false,
    payable: false,
    refunded: 0,
    own_method_offered: true,
    other_methods: [],
    given_back: { money: 0, gift_cards: 0, bonuses: 0 },
  },
  email: 'anna@example.com',
  shipping_address: ADDRESS,
  billing_address: ADDRESS,
  shipping_title: 'Parcel',
  created_at: '2030-01-01T10:00:00Z',
  delivery_days: [2, 4],
  payment_title: 'Invoice',
  invoice_due: false,
  products: [
    {
      name: 'Linen dress',
      options: [{ label: 'Size', value: 'M' }],
      thumbnail: null,
      qty: 2,
      price: 59,
      row_total: 118,
    },
  ],
  downloads: [],
  gift_cards: [],
  returns: [],
  ways_back: [],
  totals: {
    grand_total: 112,
    total_segments: [
      { code: 'subtotal_incl_tax', title: 'Goods', value: 118 },
      { code: 'discount', title: 'Discount (SPRING)', value: -10 },
      { code: 'shipping', title: 'Delivery', value: 4 },
      { code: 'grand_total', title: 'Total', value: 112 },
    ],
  },
} as unknown as OrderView
