import type { SearchRequest, SearchResult } from '../../port.ts'
import type { Catalogue } from '../catalogue.ts'
import type { SlotSet } from '../columns/slot-set.ts'
import type { Steps } from '../steps.ts'
import type { BaseSets } from './base-sets.ts'
import { boostScores } from './boost-scores.ts'
import { Choices } from './choices.ts'
import { countFacet } from './count-facet.ts'
import { countPrices } from './count-prices.ts'
import { Found } from './found.ts'
import { type Order, orderOf } from './page/order.ts'
import { topSlots } from './page/top-slots.ts'
import { conditionsOf, type ReadText, readText } from './read-text.ts'
import type { Workspace, WorkspacePool } from './workspaces.ts'

export type Shop = { catalogue: Catalogue; bases: BaseSets; workspaces: WorkspacePool }

/** First hits remembered with a base, so that the first pages of the whole shop need no new pass over it. */
const REMEMBERED_HITS = 240

/** One answer. Slots are never rewritten, so what the shop was at the first step holds for all of them. */
export function* searchSteps(shop: Shop, request: SearchRequest): Steps<SearchResult> {
  const base = yield* shop.bases.of(request)
  const workspace = shop.workspaces.take()
  try {
    const { text } = request
    if (!text) return yield* answer(shop.catalogue, request, { base, workspace })
    const read = yield* readText(shop.catalogue, { ...request, text }, { base, workspace })
    if (read.slots.count > 0)
      yield* boostScores(request, {
        catalogue: shop.catalogue,
        board: workspace.board,
        slots: read.slots.slots,
        kinds: read.kinds,
      })
    return yield* answer(shop.catalogue, understood(request, read), { base, workspace, read })
  } finally {
    shop.workspaces.giveBack(workspace)
  }
}

type Start = { base: SlotSet; workspace: Workspace; read?: ReadText }

/** What the text chooses is chosen beside what the shopper chose; in one field either will do. */
function understood(request: SearchRequest, { filters }: ReadText): SearchRequest {
  return { ...request, selected: [...request.selected, ...conditionsOf(filters)] }
}

/** Base and text are known: choices, page, then counts, each facet and the prices without their own choice. */
function* answer(
  catalogue: Catalogue,
  request: SearchRequest,
  { base, workspace, read }: Start,
): Steps<SearchResult> {
  const scores = read && workspace.board.scores
  const found = yield* Found.among(read?.slots ?? base, Choices.of(catalogue, request), workspace)
  const order = yield* orderOf({ catalogue, request, workspace, scores })
  const page = pageOf(request)
  const slots = yield* found.chosen === base && !read
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
    ...(read && readingOf(read)),
  }
}

function readingOf({ corrected, filters, isPartial }: ReadText): Partial<SearchResult> {
  return {
    ...(corrected !== undefined && { corrected }),
    ...(filters.length > 0 && { wordFilters: [...filters] }),
    ...(isPartial && { isPartial }),
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
