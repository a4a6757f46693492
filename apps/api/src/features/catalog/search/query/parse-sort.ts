import type { SearchQuery } from '@vitrine/contract/catalog'
import type { SortKey } from '@vitrine/search/port'
import { aliasOf } from './fields.ts'
import { refuse } from './parse-value.ts'

const SORTABLE = new Set([
  'id',
  'final_price',
  'promoted',
  'sold',
  'chosen_at',
  'created_at',
  'status',
  'visibility',
  'random',
])
/** The engine keeps no names; it is given the place of each, see places-by-name.ts. */
export const BY_NAME = 'place'
/** As `promoted`, and what is sold out behind all the rest; an index filled before it was known has the latter alone. */
const CURATED = ['curated', 'promoted'] as const
const DEFAULT_SORT: readonly SortKey[] = [
  ...CURATED.map((field) => ({ field, direction: 'desc' as const })),
  { field: 'id', direction: 'desc' },
]

type ParseSortInput = {
  _appliedSort: SearchQuery['_appliedSort']
  sort: string | undefined
  hasText: boolean
}

/** The query's own sort, else the parameter's, else by relevance for a text and as curated without. */
export function parseSort({ _appliedSort, sort, hasText }: ParseSortInput): SortKey[] {
  const asked = _appliedSort.length > 0 ? _appliedSort.map(fromQuery) : parseSortText(sort)
  const keys = asked.filter(({ field }) => field !== '_score').flatMap(keysOf)
  if (asked.length > 0) return keys
  return hasText ? [] : [...DEFAULT_SORT]
}

type Pair = { field: string; direction: string }

function fromQuery({ field, options }: SearchQuery['_appliedSort'][number]): Pair {
  return { field, direction: typeof options === 'string' ? options : 'desc' }
}

/** `field:dir`, several joined by commas. */
export function parseSortText(sort = ''): Pair[] {
  return sort
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [field = '', direction = 'asc', ...rest] = part.trim().split(':')
      return { field: rest.length > 0 ? part : field, direction }
    })
}

function keysOf(pair: Pair): SortKey[] {
  const direction = parseDirection(pair.field, pair.direction)
  const field = aliasOf(pair.field)
  if (field === 'name') return [{ field: BY_NAME, direction }]
  // No product has a place of its own in a category; the shop's order is the curated one, best first.
  if (field === 'position') return DEFAULT_SORT.map((key) => turned(key, direction === 'desc'))
  if (field === 'promoted') return CURATED.map((one) => ({ field: one, direction }))
  if (!SORTABLE.has(field)) throw refuse(`sort.${pair.field}`, 'cannot be sorted by')
  return [{ field, direction }]
}

export function parseDirection(field: string, direction: string): SortKey['direction'] {
  const asked = direction.toLowerCase()
  if (asked !== 'asc' && asked !== 'desc') throw refuse(`sort.${field}`, 'sorts asc or desc')
  return asked
}

function turned({ field, direction }: SortKey, isTurned: boolean): SortKey {
  return isTurned ? { field, direction: direction === 'desc' ? 'asc' : 'desc' } : { field, direction }
}
