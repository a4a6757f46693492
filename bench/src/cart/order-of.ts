import { randomUUID } from 'node:crypto'
import type { FilledCart } from './filled-carts.ts'

const ADDRESS = {
  ...{ firstname: 'Anna', lastname: 'Berg', street: ['Hauptstr. 1'], city: 'Berlin', postcode: '10115' },
  ...{ country_id: 'DE', email: 'anna@example.org' },
}

/** What is sent to buy a cart as it stands in its first version. */
export function orderOf({ token, products }: FilledCart) {
  const addressInformation = {
    ...{ shippingAddress: ADDRESS, billingAddress: ADDRESS },
    ...{ shipping_carrier_code: 'courier', shipping_method_code: 'door', payment_method_code: 'invoice' },
  }
  return { order_id: randomUUID(), cart_id: token, cart_version: 1, products, addressInformation }
}
