import { toQuantity } from '@vitrine/domain/cart/to-quantity'
import type { CartLine } from '../cart-state.ts'
import type { Addition } from '../stored/stored-cart.ts'

type Stamp = Pick<Addition, 'id' | 'createdAt'>

export const toAddition = (
  { line, qty }: { line: CartLine; qty: number | string },
  stamp: Stamp,
): Addition => ({
  id: stamp.id,
  line,
  qty: Math.max(1, toQuantity(qty) ?? 1),
  createdAt: stamp.createdAt,
})
