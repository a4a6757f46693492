// Promotions begin and end by the clock, without any write: this remembers when the next one does, by product.
import { windowBounds } from '@vitrine/domain/pricing/window'
import type { PartPrices } from '#api/features/catalog/document/composition.ts'
import type { PricesByStore } from '#api/features/catalog/document/product-body.ts'
import type { SearchBody } from '#api/features/catalog/document/search-body.ts'

export class PriceClock {
  readonly #edges: Map<number, number>

  constructor(edges: Iterable<[productId: number, edgeMs: number]> = []) {
    this.#edges = new Map(edges)
  }

  get edges(): Iterable<[productId: number, edgeMs: number]> {
    return this.#edges
  }

  /** Undefined: nothing ahead. */
  set(productId: number, edgeMs: number | undefined): void {
    if (edgeMs === undefined) this.#edges.delete(productId)
    else this.#edges.set(productId, edgeMs)
  }

  /** Of products that are gone. */
  forget(productIds: Iterable<number>): void {
    for (const id of productIds) this.#edges.delete(id)
  }

  due(nowMs: number): number[] {
    return [...this.#edges].filter(([, edgeMs]) => edgeMs <= nowMs).map(([id]) => id)
  }

  get isEmpty(): boolean {
    return this.#edges.size === 0
  }
}

/** The first moment after now at which a price of the product may change. */
export function nextPriceEdge(
  { prices, variants, options }: SearchBody,
  parts: PartPrices,
  now: string,
): number | undefined {
  const partPrices = options.flatMap(({ selections }) =>
    selections.map(({ id }) => parts.get(id)?.prices ?? {}),
  )
  const nowMs = Date.parse(now)
  const ahead = [prices, ...variants.map((one) => one.prices), ...partPrices]
    .flatMap(edgesOf)
    .filter((edgeMs) => edgeMs > nowMs)
  return ahead.length === 0 ? undefined : ahead.reduce((least, edgeMs) => Math.min(least, edgeMs))
}

function edgesOf(prices: PricesByStore): number[] {
  return Object.values(prices).flatMap(({ special, from, to }) => {
    if (!special) return []
    const { start, end } = windowBounds({ from, to })
    return [start * 1_000, end * 1_000].filter(Number.isFinite)
  })
}
