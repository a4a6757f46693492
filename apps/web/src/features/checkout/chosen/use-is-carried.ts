import { isVirtualCart } from '@vitrine/domain/cart/is-virtual-cart'
import type { ProductType } from '@vitrine/domain/catalog/records'
import { useCart } from '#web/engine/use-cart.ts'

/** Whether anything in the bag has to be brought somewhere. */
export function useIsCarried(): boolean {
  const { lines } = useCart()
  return !isVirtualCart(lines.map(({ product_type }) => ({ type: product_type as ProductType })))
}
