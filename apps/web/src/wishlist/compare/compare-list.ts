// What lies side by side: up to four pieces, kept on this device alone, and gone when somebody signs out.
import { listIn } from '#web/lib/browser-storage.ts'
import type { CardProduct } from '#web/ui/product-card/product-card.tsx'

/** One for all stores of the origin (api-shapes §5.4); packages/sync forgets it. */
export const COMPARE_KEY = 'shop/current-compare'
export const MAX_COMPARED = 4

/** As it looked then, for a page without a line. */
export type Compared = Pick<CardProduct, 'sku' | 'name' | 'brand_name' | 'image' | 'path'>

/** In at the end, or out. A fifth is not taken: whoever compares says what goes. */
export function withToggled(list: readonly Compared[], piece: Compared): readonly Compared[] | 'full' {
  const others = list.filter(({ sku }) => sku !== piece.sku)
  if (others.length < list.length) return others
  return list.length >= MAX_COMPARED ? 'full' : [...list, piece]
}

/** Whatever an older or broken page may have left. */
export const readCompared = (text: string | null): readonly Compared[] =>
  listIn(text).filter(isCompared).slice(0, MAX_COMPARED)

function isCompared(one: unknown): one is Compared {
  const { sku, name, path } = (one ?? {}) as Partial<Compared>
  return [sku, name, path].every((text) => typeof text === 'string')
}
