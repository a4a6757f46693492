type Facts = { needsPoint: boolean; cost: number }

/**
 * The way that is chosen until somebody chooses: the first of the shop. Where that means to fetch the parcel, and one to the
 * door costs no more, it is the one to the door.
 */
export function usualWay<Way>(ways: readonly Way[], factsOf: (way: Way) => Facts): Way | undefined {
  const [first] = ways
  if (!first) return undefined
  const { needsPoint, cost } = factsOf(first)
  const toTheDoor = ways.find((way) => !factsOf(way).needsPoint && factsOf(way).cost <= cost)
  return needsPoint ? (toTheDoor ?? first) : first
}
