import type { CartChanged, PlaceOrder } from '@vitrine/contract/order'
import type { ProductOption } from '@vitrine/domain/cart/product-option'
import { cartDifference, fitOfOrder } from '@vitrine/domain/order/cart-fit'
import { ShopError } from '#api/errors.ts'
import { rowKey } from '#api/features/cart/index.ts'
import { alreadyOrdered, type OrderCart } from './claim-order.ts'
import type { OrderLine } from './make-lines.ts'

/** Nothing is sold that the cart does not hold, or from a state of it that is gone, without asking. */
export function assertCartFits(cart: OrderCart, body: PlaceOrder, lines: readonly OrderLine[]): void {
  const inCart = cart.rows.map((row) => ({
    ...{ key: rowKey(row), sku: row.sku, qty: row.qty },
    productOption: row.options as ProductOption,
  }))
  const ordered = lines.map(({ key, qty, productOption, product: { sku } }) => ({
    key,
    sku,
    qty,
    productOption,
  }))
  const difference = cartDifference(ordered, inCart)
  // A guest's cart that went into a customer's is counted in versions of that one; its goods decide then.
  const version = cart.id === body.cart_id ? body.cart_version : undefined
  const fit = fitOfOrder({ version, wasDelayed: body.transmited === false, difference }, cart)
  if (fit === 'bought') throw alreadyOrdered()
  if (fit === 'fits') return
  const details: CartChanged = {
    cart_version: cart.version,
    difference: difference.map(({ line: { sku, productOption }, ...one }) => ({
      sku,
      product_option: productOption,
      ordered: one.ordered,
      in_cart: one.inCart,
    })),
  }
  throw new ShopError('CART_CHANGED', { details })
}
