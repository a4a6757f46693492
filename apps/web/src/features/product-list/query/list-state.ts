// What a list shows, and how its address says it: the address is the only place where this is kept.

export const SORTS = ['recommended', 'newest', 'price-asc', 'price-desc', 'relevance'] as const
export type Sort = (typeof SORTS)[number]
/** A step of the facet ends before `to`, as it was counted; own borders include it. */
export type PriceChoice = { from?: number; to?: number; isStep?: true }
export type ListState = {
  /** Chosen options by facet, as addresses call them (`choiceOf`). Values of one facet are alternatives, facets add up. */
  chosen: Record<string, readonly string[]>
  price: PriceChoice | null
  sort: Sort
  /** Pages shown from the top: `load more` adds one. */
  pages: number
  text: string
}

export const PAGE_SIZE = 50

export const defaultSort = (text: string): Sort => (text ? 'relevance' : 'recommended')
