import type { SearchQuery } from '@vitrine/contract/catalog'
import type { SortKey } from '@vitrine/search/port'
import { invalidInput, type ShopError } from '#api/errors.ts'
import { aliasOf } from './fields.ts'

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
  const asked = pairsOf({ _appliedSort, sort })
  const keys = asked.filter(({ field }) => field !== '_score').flatMap(keysOf)
  if (asked.length > 0) return keys
  return hasText ? [] : [...DEFAULT_SORT]
}

/** `path`: where it stands in what was sent. */
type Pair = { field: string; direction: string; path: string }

export const pairsOf = ({ _appliedSort, sort }: Omit<ParseSortInput, 'hasText'>): Pair[] =>
  _appliedSort.length > 0 ? _appliedSort.map(fromQuery) : parseSortText(sort)

function fromQuery({ field, options }: SearchQuery['_appliedSort'][number], at: number): Pair {
  const direction = typeof options === 'string' ? options : 'desc'
  return { field, direction, path: `searchQuery._appliedSort.${at}` }
}

/** `field:dir`, several joined by commas. */
function parseSortText(sort = ''): Pair[] {
  return sort
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [field = '', direction = 'asc', ...rest] = part.trim().split(':')
      return { field: rest.length > 0 ? part : field, direction, path: 'sort' }
    })
}

function keysOf(pair: Pair): SortKey[] {
  const direction = parseDirection(pair)
  const field = aliasOf(pair.field)
  if (field === 'name') return [{ field: BY_NAME, direction }]
  // No product has a place of its own in a category; the shop's order is the curated one, best first.
  if (field === 'position') return DEFAULT_SORT.map((key) => turned(key, direction === 'desc'))
  if (field === 'promoted') return CURATED.map((one) => ({ field: one, direction }))
  if (!SORTABLE.has(field)) throw refuseSort(pair, 'cannot be sorted by')
  return [{ field, direction }]
}

export function parseDirection(pair: Pair): SortKey['direction'] {
  const asked = pair.direction.toLowerCase()
  if (asked !== 'asc' && asked !== 'desc') throw refuseSort(pair, 'sorts asc or desc')
  return asked
}

export function refuseSort({ field, path }: Pick<Pair, 'field' | 'path'>, reason: string): ShopError {
  return invalidInput([{ path, message: `${field.slice(0, 60)} ${reason}` }])
}

function turned({ field, direction }: SortKey, isTurned: boolean): SortKey {
  return isTurned ? { field, direction: direction === 'desc' ? 'asc' : 'desc' } : { field, direction }
}
