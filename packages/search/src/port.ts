// The catalogue engine's port: one question in, one page of hits with facet counts out. Readers ask, one writer brings
// in what changed; where the catalogue lies, in this process or beyond a line, neither can tell.
// Money is in minor units, facet values are compared as strings.
import type { Lexicon } from './lexicon/lexicon.ts'

export const TEXT_FIELDS = [
  ...(['article', 'sku', 'name', 'type', 'category', 'brand', 'collection'] as const),
  ...(['color', 'material', 'gender', 'description', 'questions', 'other'] as const),
] as const
export type TextField = (typeof TEXT_FIELDS)[number]
export type TermValue = string | number

export type VariantInput = {
  /** Own facet values of the child: color, size … */
  terms: Record<string, TermValue>
  /** Whether the child can be bought; one that cannot never satisfies a choice. */
  available: boolean
  prices: Record<string, number>
}

export type DocumentInput = {
  id: number
  /** Values of the product itself, the same in every language. A field carried by any child is read from the children alone. */
  terms: Record<string, readonly TermValue[]>
  /** Sortable and rangeable numbers shared by all stores: promoted, chosen_at (ms), bestseller … */
  numbers: Record<string, number>
  /** Final price in minor units by store code; without one, the lowest of the available children; else not sold there. */
  prices: Record<string, number>
  variants: readonly VariantInput[]
  /** Plain text (no markup) by language. Fallback texts are the caller's choice. */
  texts: Record<string, Partial<Record<TextField, string>>>
}

/** Several operators in one condition must all hold. `final_price` and `id` are fields too. */
export type Condition = {
  field: string
  in?: readonly TermValue[]
  nin?: readonly TermValue[]
  gte?: number
  lte?: number
  gt?: number
  lt?: number
  exists?: boolean
}

export type SortKey = { field: string; direction: 'asc' | 'desc' }

/** `from` is inclusive, `to` exclusive. */
export type PriceBucket = { key: string; from?: number; to?: number }

export type SearchRequest = {
  store: string
  language: string
  text?: string
  /** What the shop's words mean; without it a text is only words. */
  lexicon?: Lexicon
  /** Applied to everything: visibility, status, category … */
  base: readonly Condition[]
  /** One OR group, applied like the base. */
  anyOf?: readonly Condition[]
  /** The shopper's choices: AND between fields, OR inside one; child fields must meet in one available child. */
  selected: readonly Condition[]
  facets: readonly { field: string; size: number }[]
  ranges?: { field: 'final_price'; buckets: readonly PriceBucket[] }
  /** Empty means relevance with a text, else newest id first. Ties always end by id, descending. `random` and `place` are fields too. */
  sort: readonly SortKey[]
  /** Shuffles `random`: the same seed keeps one order from page to page. */
  seed?: number
  /** For the field `place`: an order kept elsewhere, a product's place in it by its id. Without one, or 0: last. */
  places?: Uint32Array
  /** With a text: products that have the value score so many times more, a hundred times at most in all. */
  boosts?: readonly { field: string; value: TermValue; weight: number }[]
  from: number
  size: number
}

export type FacetCount = { key: string; count: number }

export type SearchResult = {
  total: number
  hits: { id: number; score: number }[]
  facets: Record<string, FacetCount[]>
  ranges: (PriceBucket & { count: number })[]
  /** Lowest and highest price of what matches without the price choice; only when ranges were asked. */
  priceRange?: { min: number; max: number }
  /** What was answered instead of the text as typed: its keys in another layout, its letters in another script. */
  corrected?: string
  /** Words of the text that were taken as choices, each with the text that is left when it is taken away. */
  wordFilters?: WordFilter[]
  /** No product has all of the words: these have some. */
  isPartial?: boolean
}

export type WordFilter = { field: string; values: string[]; word: string; without: string }

export type SuggestRequest = {
  store: string
  language: string
  /** What was typed so far; its last word may be incomplete. */
  prefix: string
  lexicon?: Lexicon
  size: number
  /** Only products that meet these are counted. */
  base?: readonly Condition[]
  /** Values of this field among what the typed text finds: categories to search in. */
  scope?: { field: string; size: number }
}

export type Suggestions = {
  /** Texts to ask instead, those of most products first. */
  texts: { text: string; count: number }[]
  scopes: FacetCount[]
  /** As in an answer: the typed text read in another layout or script. */
  corrected?: string
}

/** The catalogue cannot be asked now: it lies elsewhere, and nothing answers there. */
export class SearchAway extends Error {
  override readonly name = 'SearchAway'
}

/** The question took longer than it was given, and was ended. */
export class SearchTimedOut extends Error {
  override readonly name = 'SearchTimedOut'
}

export type EngineOptions = { languages: readonly string[]; stores: readonly string[] }

/** After that long a question is ended with `SearchTimedOut`, whatever it still had to do. */
export type Limits = { timeoutMs: number }

export type CatalogueReader = {
  /** Dear questions give way to others: it is strangers who ask. */
  answer(request: SearchRequest, limits?: Limits): Promise<SearchResult>
  suggest(request: SuggestRequest, limits?: Limits): Promise<Suggestions>
  /** Keeps the order of names itself: a sort by `place` needs no `places`. */
  readonly ordersNames?: boolean
}

export type Changes = { upsert?: readonly DocumentInput[]; remove?: readonly number[] }

export type CatalogueWriter = {
  /** Once it is settled, every question sees what changed. What is removed and put in again is in. */
  apply(changes: Changes): Promise<void>
  /** Does now, a little at a time, what the first question for words would have to wait for. */
  warmUp?(): Promise<void>
  /**
   * The same catalogue, to be changed apart from this one, where every question is answered as before. From then on only
   * the fork takes changes; undefined where there is one already.
   */
  fork?(): Promise<CatalogueEngine | undefined>
  /** Writes all of it as it is at this moment, with a note, into a file; false where it is not ready for that. */
  keep?(into: { path: string; note: object; signal?: AbortSignal }): Promise<boolean>
}

export type CatalogueEngine = CatalogueReader & CatalogueWriter
