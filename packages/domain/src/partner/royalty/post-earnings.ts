type Post = { id: number; at: number; skus: readonly string[] }
/** What each of an order's goods brought, in minor units. */
type Brought = { at: number; shares: ReadonlyMap<string, number> }
export type Earned = { orders: number; minor: number }

/**
 * What each post has brought: a piece that is sold counts for the newest post it was in by then, and for that one alone,
 * so that all of them together are never more than the partner's own sum. What was sold before any post is nobody's.
 */
export function earnedByPost(orders: readonly Brought[], posts: readonly Post[]): Map<number, Earned> {
  const newestFirst = posts.toSorted((a, b) => b.at - a.at || b.id - a.id)
  const earned = new Map<number, Earned>()
  for (const { at, shares } of orders) {
    const ofOrder = new Map<number, number>()
    for (const [sku, minor] of shares) {
      const post = newestFirst.find((one) => one.at <= at && one.skus.includes(sku))
      if (post && minor > 0) ofOrder.set(post.id, (ofOrder.get(post.id) ?? 0) + minor)
    }
    for (const [id, minor] of ofOrder) {
      const before = earned.get(id) ?? { orders: 0, minor: 0 }
      earned.set(id, { orders: before.orders + 1, minor: before.minor + minor })
    }
  }
  return earned
}
