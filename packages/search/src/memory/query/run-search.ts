import type { SearchRequest, SearchResult } from '../../port.ts'
import type { Catalogue } from '../catalogue.ts'
import { SlotSet } from '../columns/slot-set.ts'
import type { Steps } from '../steps.ts'
import { type Matched, matchText } from '../text/match-text.ts'
import type { BaseSets } from './base-sets.ts'
import { boostScores } from './boost-scores.ts'
import { Choices } from './choices.ts'
import { countFacet } from './count-facet.ts'
import { countPrices } from './count-prices.ts'
import type { Desk, Desks } from './desks.ts'
import { Found } from './found.ts'
import { type Order, orderOf } from './page/order.ts'
import { topSlots } from './page/top-slots.ts'

export type Shop = { catalogue: Catalogue; bases: BaseSets; desks: Desks }

/** First hits remembered with a base, so that the first pages of the whole shop need no new pass over it. */
const REMEMBERED_HITS = 240

/** One answer. Slots are never rewritten, so what the shop was at the first step holds for all of them. */
export function* searchSteps(shop: Shop, request: SearchRequest): Steps<SearchResult> {
  const base = yield* shop.bases.of(request)
  const desk = shop.desks.take()
  try {
    const matched = yield* matchRequest(shop.catalogue, request, { base, desk })
    return yield* answer(shop.catalogue, request, { base, desk, ...(matched && { matched }) })
  } finally {
    shop.desks.giveBack(desk)
  }
}

type Start = { base: SlotSet; desk: Desk; matched?: Matched }

function* matchRequest(
  catalogue: Catalogue,
  request: SearchRequest,
  { base, desk }: Start,
): Steps<Matched | undefined> {
  const { text, language } = request
  if (!text) return undefined
  const { board } = desk
  const matched = yield* matchText({ catalogue, language, text, base, board })
  if (matched) yield* boostScores(request, { catalogue, board, slots: matched.slots })
  return matched
}

/** Base and text are known: choices, page, then counts, each facet and the prices without their own choice. */
function* answer(
  catalogue: Catalogue,
  request: SearchRequest,
  { base, desk, matched }: Start,
): Steps<SearchResult> {
  const start = matched ? new SlotSet(matched.slots) : base
  const scores = matched && desk.board.scores
  const found = yield* Found.among(start, Choices.of(catalogue, request), desk)
  const order = yield* orderOf({ catalogue, request, desk, scores })
  const page = pageOf(request)
  const slots = yield* found.chosen === base
    ? firstOf(base, order, page)
    : topSlots(found.chosen, order, page)
  const prices = catalogue.prices.get(request.store)?.values
  const counted =
    request.ranges && prices ? yield* countPrices(prices, found, request.ranges.buckets) : NO_PRICES
  return {
    total: found.chosen.count,
    hits: slots.map((slot) => ({ id: catalogue.ids.values[slot] as number, score: scores?.[slot] ?? 0 })),
    facets: yield* countFacets(catalogue, found, request.facets),
    ...counted,
    ...(matched?.corrected !== undefined && { corrected: matched.corrected }),
  }
}

const NO_PRICES = { ranges: [] }

function* countFacets(
  catalogue: Catalogue,
  found: Found,
  facets: SearchRequest['facets'],
): Steps<SearchResult['facets']> {
  const counts: [string, SearchResult['facets'][string]][] = []
  for (const facet of facets) counts.push([facet.field, yield* countFacet(catalogue, found, facet)])
  return Object.fromEntries(counts)
}

function* firstOf(base: SlotSet, order: Order, page: { from: number; to: number }): Steps<number[]> {
  if (page.to > REMEMBERED_HITS || order.name === undefined) return yield* topSlots(base, order, page)
  const first = yield* base.remember(`order ${order.name}`, () =>
    topSlots(base, order, { from: 0, to: REMEMBERED_HITS }),
  )
  return first.slice(page.from, page.to)
}

/** Nonsense in the page asks for the first hits, or for none. */
function pageOf(request: SearchRequest): { from: number; to: number } {
  const from = Math.max(0, Math.floor(request.from) || 0)
  return { from, to: from + Math.max(0, Math.floor(request.size) || 0) }
}
