// `_sourceInclude` and `_sourceExclude`: comma lists of field names, `*` standing for anything, dots going deeper.
// What is excluded wins.
import { cardFields } from '@vitrine/contract/catalog/replies/product-card'
import { memoize } from '@vitrine/domain/memoize'
import { LRUCache } from 'lru-cache'
import { ShopError } from '#api/errors.ts'

export type SourceFilter = <T extends object>(document: T) => T
export type SourceLists = {
  include?: string | readonly string[] | null
  exclude?: string | readonly string[] | null
}

/** What tiles hold, and the one field of the wire that goes with any item. */
const TILE_FIELDS = [...Object.keys(cardFields), '_score']
const TOKEN = /^[\w.*-]{1,100}$/
const MAX_TOKENS = 100
/** Without it a tile could not be told from the next one. */
const ALWAYS = new Set(['id', '_score'])
/** Pages ask by the same few lists, and foreign programs by theirs. */
const MOST_LISTS = 50
const MOST_PATHS = 2_000

type Keeps = (path: string) => boolean
const keepers = new LRUCache<string, Keeps>({ max: MOST_LISTS })

export function sourceFilter(lists: SourceLists): SourceFilter {
  const keeps = keeperOf(lists)
  return keeps ? (document) => pick(document, keeps, '') as typeof document : (document) => document
}

/** Whether a reader wants none of these fields, so that nobody needs to work them out. */
export function excludesAll({ exclude }: SourceLists, fields: readonly string[]): boolean {
  const unwanted = patternsOf('_sourceExclude', exclude)
  return fields.every((field) => unwanted.some((one) => one.covers(field)))
}

/** Undefined where all is kept. */
function keeperOf({ include, exclude }: SourceLists): Keeps | undefined {
  const lists = JSON.stringify([include, exclude])
  const known = keepers.get(lists)
  if (known) return known
  const keeps = readKeeper({ include, exclude })
  if (keeps) keepers.set(lists, keeps)
  return keeps
}

function readKeeper({ include, exclude }: SourceLists): Keeps | undefined {
  const wanted = patternsOf('_sourceInclude', include)
  const unwanted = patternsOf('_sourceExclude', exclude)
  if (wanted.length === 0 && unwanted.length === 0) return undefined
  // Documents have the same fields, and so have the members of one.
  return memoize(
    (path) =>
      !unwanted.some((one) => one.covers(path)) &&
      (wanted.length === 0 || wanted.some((one) => one.covers(path) || one.leadsTo(path))),
    MOST_PATHS,
  )
}

/** Whether a reader names what tiles of a list do not hold: a field of the whole document, or by `*` what begins alike. */
export function isBeyondTiles(include: SourceLists['include']): boolean {
  const roots = tokensOf(include).map((token) => token.split('.')[0] ?? '')
  return roots.some((root) => !TILE_FIELDS.includes(root))
}

function pick(value: object, keeps: Keeps, path: string): object {
  const passed = Object.entries(value).flatMap(([key, inner]) => {
    const here = path === '' ? key : `${path}.${key}`
    if (path === '' && ALWAYS.has(key)) return [[key, inner]]
    return keeps(here) ? [[key, deeper(inner, keeps, here)]] : []
  })
  return Object.fromEntries(passed)
}

function deeper(value: unknown, keeps: Keeps, path: string): unknown {
  if (Array.isArray(value)) return value.map((one) => deeper(one, keeps, path))
  return typeof value === 'object' && value !== null ? pick(value, keeps, path) : value
}

type Pattern = { covers(path: string): boolean; leadsTo(path: string): boolean }

function patternsOf(name: string, list: SourceLists['include']): Pattern[] {
  const tokens = tokensOf(list)
  const bad = tokens.find((token) => !TOKEN.test(token))
  if (bad !== undefined || tokens.length > MAX_TOKENS)
    throw new ShopError('VALIDATION', {
      message: `${name}: is not a list of fields`,
      details: [{ path: name, key: 'WRONG_FORM', message: 'is not a list of fields' }],
    })
  return tokens.map(patternOf)
}

function tokensOf(list: SourceLists['include']): string[] {
  const tokens = typeof list === 'string' ? list.split(',') : (list ?? [])
  return tokens.map((token) => token.trim()).filter((token) => token !== '')
}

/** Segment by segment; a pattern also covers what lies under it. */
function patternOf(token: string): Pattern {
  const parts = token.split('.')
  const fits = (path: string, length: number) =>
    path
      .split('.')
      .slice(0, length)
      .every((segment, index) => matchesPart(parts[index] ?? '', segment))
  return {
    covers: (path) => path.split('.').length >= parts.length && fits(path, parts.length),
    leadsTo: (path) => path.split('.').length < parts.length && fits(path, parts.length),
  }
}

/** Stars are matched without a regular expression, so that no pattern can be made to run long. */
function matchesPart(pattern: string, text: string): boolean {
  const [first = '', ...rest] = pattern.split('*')
  const last = rest.pop()
  if (last === undefined) return pattern === text
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length)
    return false
  let at = first.length
  for (const piece of rest) {
    const found = text.indexOf(piece, at)
    if (found === -1 || found + piece.length > text.length - last.length) return false
    at = found + piece.length
  }
  return true
}
