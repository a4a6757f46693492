// `_sourceInclude` and `_sourceExclude`: comma lists of field names, `*` standing for anything, dots going deeper.
// What is excluded wins.
import { ShopError } from '#api/errors.ts'

export type SourceFilter = <T extends object>(document: T) => T
type Lists = { include?: string | readonly string[] | null; exclude?: string | readonly string[] | null }

/** What tiles hold, and the few fields of the wire that go with any item. */
const TILE_FIELDS = [
  ...['id', 'sku', 'parentSku', 'type_id', 'name', 'slug', 'url_path', 'brand_name', 'image', 'images'],
  ...[
    'swatches',
    'sale',
    'new',
    'stock',
    'status',
    'visibility',
    'max_price',
    'price_incl_tax',
    'final_price',
  ],
  ...['original_price_incl_tax', 'special_price_incl_tax', 'old_price', '_score'],
]
const WHOLE_FIELDS = [
  ...['description', 'short_description', 'article', 'media_gallery', 'details', 'rating', 'downloads'],
  ...['configurable_options', 'configurable_children', 'product_links', 'bundle_options', 'custom_options'],
  ...['category', 'category_ids', 'tax_class_id', 'price', 'price_tax', 'original_price', 'special_price'],
]
const TOKEN = /^[\w.*-]{1,100}$/
const MOST_TOKENS = 100
/** Without it a tile could not be told from the next one. */
const ALWAYS = new Set(['id', '_score'])

export function sourceFilter({ include, exclude }: Lists): SourceFilter {
  const wanted = patternsOf('_sourceInclude', include)
  const unwanted = patternsOf('_sourceExclude', exclude)
  if (wanted.length === 0 && unwanted.length === 0) return (document) => document
  const keeps = (path: string) =>
    !unwanted.some((one) => one.covers(path)) &&
    (wanted.length === 0 || wanted.some((one) => one.covers(path) || one.leadsTo(path)))
  return (document) => pick(document, keeps, '') as typeof document
}

/** Whether a reader names fields only the whole document has; a bare `*` is content with what the list gives. */
export function isBeyondTiles(include: Lists['include']): boolean {
  const roots = tokensOf(include).map((token) => token.split('.')[0] ?? '')
  const names = (root: string, fields: readonly string[]) => fields.some((field) => matchesPart(root, field))
  return roots.some((root) => !names(root, TILE_FIELDS) && names(root, WHOLE_FIELDS))
}

function pick(value: object, keeps: (path: string) => boolean, path: string): object {
  const kept = Object.entries(value).flatMap(([key, inner]) => {
    const here = path === '' ? key : `${path}.${key}`
    if (path === '' && ALWAYS.has(key)) return [[key, inner]]
    return keeps(here) ? [[key, deeper(inner, keeps, here)]] : []
  })
  return Object.fromEntries(kept)
}

function deeper(value: unknown, keeps: (path: string) => boolean, path: string): unknown {
  if (Array.isArray(value)) return value.map((one) => deeper(one, keeps, path))
  return typeof value === 'object' && value !== null ? pick(value, keeps, path) : value
}

type Pattern = { covers(path: string): boolean; leadsTo(path: string): boolean }

function patternsOf(name: string, list: Lists['include']): Pattern[] {
  const tokens = tokensOf(list)
  const bad = tokens.find((token) => !TOKEN.test(token))
  if (bad !== undefined || tokens.length > MOST_TOKENS)
    throw new ShopError('VALIDATION', {
      message: `${name}: is not a list of fields`,
      details: [{ path: name, message: 'is not a list of fields' }],
    })
  return tokens.map(patternOf)
}

function tokensOf(list: Lists['include']): string[] {
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
