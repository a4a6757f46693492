import type { SearchRequest, SearchResult } from '../../port.ts'
import type { Catalogue } from '../catalogue.ts'
import { SlotSet } from '../columns/slot-set.ts'
import { matchText } from '../text/match-text.ts'
import type { ScoreBoard } from '../text/score-board.ts'
import type { BaseSets } from './base-sets.ts'
import { Choices } from './choices.ts'
import { countFacet } from './count-facet.ts'
import { countPrices } from './count-prices.ts'
import { Found } from './found.ts'
import { type Order, orderOf } from './page/order.ts'
import { topSlots } from './page/top-slots.ts'

export type Shop = { catalogue: Catalogue; bases: BaseSets; board: ScoreBoard }

/** First hits remembered with a base, so that the first pages of the whole shop need no new pass over it. */
const REMEMBERED_HITS = 240

// One answer: base, text, choices; then counts, each facet and the price buckets without their own choice.
export function runSearch(shop: Shop, request: SearchRequest): SearchResult {
  const { catalogue, board } = shop
  const base = shop.bases.of(request)
  const narrowed = narrowByText(shop, base, request)
  const found = new Found(narrowed ?? base, Choices.of(catalogue, request))
  const order = orderOf(catalogue, request, narrowed && board.scores)
  const page = pageOf(request)
  const slots = found.chosen === base ? firstOf(base, order, page) : topSlots(found.chosen, order, page)
  const prices = catalogue.prices.get(request.store)?.values
  return {
    total: found.chosen.count,
    hits: slots.map((slot) => ({
      id: catalogue.ids.values[slot] as number,
      score: narrowed ? (board.scores[slot] as number) : 0,
    })),
    facets: Object.fromEntries(
      request.facets.map((facet) => [facet.field, countFacet(catalogue, found, facet)]),
    ),
    ...(request.ranges && prices ? countPrices(prices, found, request.ranges.buckets) : { ranges: [] }),
  }
}

function narrowByText(shop: Shop, base: SlotSet, { text, language }: SearchRequest): SlotSet | undefined {
  const matched = text ? matchText(shop.catalogue, language, { text, board: shop.board }) : undefined
  return matched && new SlotSet(matched.subarray(0, base.keep(matched, matched.length)))
}

function firstOf(base: SlotSet, order: Order, page: { from: number; to: number }): number[] {
  if (page.to > REMEMBERED_HITS) return topSlots(base, order, page)
  const first = base.remember(`order ${order.name}`, () =>
    topSlots(base, order, { from: 0, to: REMEMBERED_HITS }),
  )
  return first.slice(page.from, page.to)
}

/** Nonsense in the page asks for the first hits, or for none. */
function pageOf(request: SearchRequest): { from: number; to: number } {
  const from = Math.max(0, Math.floor(request.from) || 0)
  return { from, to: from + Math.max(0, Math.floor(request.size) || 0) }
}
