import type { ShopInfo } from '../lib/shop-info.ts'

/** The number at the bag, as the shop prefers it. */
export function countCart(lines: readonly { qty: number }[], by: ShopInfo['minicartCount']): number {
  return by === 'lines' ? lines.length : lines.reduce((sum, line) => sum + line.qty, 0)
}
