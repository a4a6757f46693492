import type { PaymentMethod, ShippingMethod } from '@vitrine/contract/cart/checkout'
import type { scriptedEngine } from './scripted-engine.ts'

export const aShipping = (more: Partial<ShippingMethod> = {}): ShippingMethod => ({
  method_code: 'parcel',
  carrier_code: 'post',
  method_title: 'Parcel',
  carrier_title: 'Post',
  amount: 4,
  price_incl_tax: 4,
  price_excl_tax: 4,
  available: true,
  error_message: '',
  default: false,
  offline: false,
  limit: 1_000,
  delivery_days: [2, 4],
  needs_point: false,
  pickup_points: [],
  ...more,
})

export const aPayment = (more: Partial<PaymentMethod> = {}): PaymentMethod => ({
  code: 'invoice',
  title: 'Invoice',
  value: '',
  id: 1,
  default: false,
  is_server_method: true,
  discount: 0,
  rounding: 0,
  minimum: 0,
  cost_incl_tax: 0,
  offline: true,
  ...more,
})

type Chosen = {
  shippingAddress: { countryId: string }
  shippingMethodCode?: string
  paymentMethodCode?: string
}
const DELIVERY: Readonly<Record<string, number>> = { parcel: 4, express: 12 }
const PAYMENT: Readonly<Record<string, number>> = { cash: 3, card: -5 }

/** A shop that knows two states, with two ways to deliver and three to pay, which counts what was chosen. */
export function offerCheckout({ client, cart }: ReturnType<typeof scriptedEngine>): void {
  const { script } = client
  script['store.states'] = () => [
    { id: 1, code: 'MA', name: 'Massachusetts', country: 'US', postcodes: '01|02' },
    { id: 2, code: 'NY', name: 'New York', country: 'US', postcodes: '1[0-4]' },
  ]
  script['cart.taxByZip'] = () => ({ rate: 8.875, city: '' })
  script['cart.shippingMethods'] = () => [
    aShipping({ default: true }),
    aShipping({ method_code: 'express', method_title: 'Express', price_incl_tax: 12, delivery_days: [1, 1] }),
    aShipping({ method_code: 'drone', method_title: 'Drone', available: false }),
  ]
  script['cart.paymentMethods'] = () => [
    aPayment({ default: true }),
    aPayment({ code: 'cash', title: 'Cash on delivery', cost_incl_tax: 3 }),
    aPayment({ code: 'card', title: 'Card', discount: 5, minimum: 50 }),
  ]
  script['cart.shippingInformation'] = ({ body }) => {
    const { addressInformation: chosen } = body as { addressInformation: Chosen }
    const goods = cart.get().lines.reduce((sum, line) => sum + line.row_total, 0)
    const delivery = DELIVERY[chosen.shippingMethodCode ?? ''] ?? 0
    const payment = PAYMENT[chosen.paymentMethodCode ?? ''] ?? 0
    const whole = goods + delivery + payment
    return {
      payment_methods: [],
      totals: {
        ...cart.get().totals,
        grand_total: whole,
        subtotal_incl_tax: goods,
        discount_amount: 0,
        total_segments: [
          { code: 'subtotal_incl_tax', title: 'Goods', value: goods },
          { code: 'shipping_on_checkout', title: 'Delivery', value: delivery },
          { code: 'grand_total', title: 'To pay', value: whole },
        ],
      },
    }
  }
}
