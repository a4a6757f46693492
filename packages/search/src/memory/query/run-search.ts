import type { SearchRequest, SearchResult } from '../../port.ts'
import type { Catalogue } from '../catalogue.ts'
import { SlotSet } from '../columns/slot-set.ts'
import { matchText } from '../text/match-text.ts'
import type { ScoreBoard } from '../text/score-board.ts'
import type { BaseSets } from './base-sets.ts'
import { Choices } from './choices.ts'
import { countFacet } from './count-facet.ts'
import { countPrices } from './count-prices.ts'
import { type Order, orderOf } from './order.ts'
import { selectChosen } from './select-slots.ts'
import { topSlots } from './top-slots.ts'

export type Shop = { catalogue: Catalogue; bases: BaseSets; board: ScoreBoard }

/** First hits remembered with a base, so that the first pages of the whole shop need no new pass over it. */
const REMEMBERED_HITS = 240

// One answer: base, text, choices; then counts, each facet and the price buckets without their own choice.
export function runSearch(shop: Shop, request: SearchRequest): SearchResult {
  const base = shop.bases.of(request)
  const found = narrowByText(shop, base, request)
  const start = found ?? base
  const choices = Choices.of(shop.catalogue, request)
  const chosen = selectChosen(start, choices)
  const order = orderOf(shop.catalogue, request, found && shop.board.scores)
  const page = pageOf(request)
  const slots = chosen === base ? firstOf(base, order, page) : topSlots(chosen, order, page)
  return {
    total: chosen.count,
    hits: slots.map((slot) => ({
      id: shop.catalogue.ids.values[slot] as number,
      score: found ? (shop.board.scores[slot] as number) : 0,
    })),
    facets: countFacets(shop, request, { start, choices, chosen }),
    ...countRanges(shop, request, { start, choices, chosen }),
  }
}

function narrowByText(shop: Shop, base: SlotSet, { text, language }: SearchRequest): SlotSet | undefined {
  const matched = text ? matchText(shop.catalogue, language, { text, board: shop.board }) : undefined
  return matched && new SlotSet(matched.subarray(0, base.keep(matched, matched.length)))
}

type Found = { start: SlotSet; choices: Choices; chosen: SlotSet }

/** The products a count is taken from: those that match without the field's own choice. */
function without(field: string, { start, choices, chosen }: Found): SlotSet {
  return choices.has(field) ? selectChosen(start, choices.without(field)) : chosen
}

function countFacets({ catalogue }: Shop, request: SearchRequest, found: Found): SearchResult['facets'] {
  const { choices } = found
  return Object.fromEntries(
    request.facets.map((facet) => [
      facet.field,
      countFacet(catalogue, without(facet.field, found), { facet, choices }),
    ]),
  )
}

function countRanges({ catalogue }: Shop, { ranges, store }: SearchRequest, found: Found) {
  const prices = catalogue.prices.get(store)?.values
  if (!ranges || !prices) return { ranges: [] }
  return countPrices(prices, without(ranges.field, found), ranges.buckets)
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
