/** A row that fits a piece: of a product, of a category so many steps above it, or of all there is; of one partner or of all. */
export type FittingRate = {
  percent: number
  isOfPartner: boolean
  isOfProduct: boolean
  /** 0: a category the piece lies in; 1: the one above. Null: the row names none. */
  categoryDistance: number | null
}

/**
 * What says most of the piece wins: the product, then the nearest category, then all there is; where two say the same, the
 * row of the partner. Of two categories equally near the higher rate counts.
 */
export function pickRate(rates: readonly FittingRate[]): number {
  const [best] = rates.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || Number(b.isOfPartner) - Number(a.isOfPartner) || b.percent - a.percent,
  )
  return best?.percent ?? 0
}

function rankOf({ isOfProduct, categoryDistance }: FittingRate): number {
  if (isOfProduct) return -1
  return categoryDistance ?? Number.MAX_SAFE_INTEGER
}
