import type { SearchQuery } from '@vitrine/contract/catalog'
import type { SortKey } from '@vitrine/search/port'
import { aliasOf } from './fields.ts'
import { refuse } from './parse-value.ts'

const SORTABLE = new Set(['id', 'final_price', 'promoted', 'sold', 'chosen_at', 'created_at'])
const DIRECTIONS = new Set(['asc', 'desc'])
const DEFAULT_SORT: readonly SortKey[] = [
  { field: 'promoted', direction: 'desc' },
  { field: 'id', direction: 'desc' },
]

type Asked = { _appliedSort: SearchQuery['_appliedSort']; sort: string | undefined; hasText: boolean }

/** The query's own sort, else the parameter's, else by relevance for a text and as curated without. */
export function parseSort({ _appliedSort, sort, hasText }: Asked): SortKey[] {
  const asked = _appliedSort.length > 0 ? _appliedSort.map(fromQuery) : parseSortText(sort)
  const keys = asked.filter(({ field }) => field !== '_score').map(checked)
  if (asked.length > 0) return keys
  return hasText ? [] : [...DEFAULT_SORT]
}

type Pair = { field: string; direction: string }

function fromQuery({ field, options }: SearchQuery['_appliedSort'][number]): Pair {
  return { field, direction: typeof options === 'string' ? options.toLowerCase() : 'desc' }
}

/** `field:dir`, several joined by commas. */
export function parseSortText(sort = ''): Pair[] {
  return sort
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [field = '', direction = 'asc', ...rest] = part.trim().split(':')
      return { field: rest.length > 0 ? part : field, direction: direction.toLowerCase() }
    })
}

function checked({ field, direction }: Pair): SortKey {
  const name = aliasOf(field)
  if (!SORTABLE.has(name)) throw refuse(`sort.${field}`, 'cannot be sorted by')
  if (!DIRECTIONS.has(direction)) throw refuse(`sort.${field}`, 'sorts asc or desc')
  return { field: name, direction: direction as SortKey['direction'] }
}
