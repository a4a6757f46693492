import type { ShopRecord } from '@vitrine/domain/catalog/records'

/** A feed that stops before its last records until it is let go. */
export function aGatedFeed(records: readonly ShopRecord[]) {
  const reached = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  async function* feed() {
    const all = [...records]
    yield* all.slice(0, -2)
    reached.resolve()
    await gate.promise
    yield* all.slice(-2)
  }
  return { feed: feed(), reached: reached.promise, open: gate.resolve }
}
