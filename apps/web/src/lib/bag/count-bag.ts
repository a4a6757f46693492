import type { ShopInfo } from '../shop-info.ts'

/** The number at the bag, as the shop prefers it. */
export function countBag(lines: readonly { qty: number }[], by: ShopInfo['minicartCount']): number {
  return by === 'lines' ? lines.length : lines.reduce((sum, line) => sum + line.qty, 0)
}
