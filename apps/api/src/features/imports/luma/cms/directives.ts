// The source's `{{…}}` in page texts, turned into plain HTML. One it does not know vanishes.
import type { LumaFeed } from '../luma-feed.ts'

/** Paths of the source that live elsewhere here. */
const STORE_PATHS: Record<string, string> = {
  '': '/',
  contact: '/i/contact',
  'privacy-policy': '/i/privacy-policy-cookie-restriction-mode',
}

const DIRECTIVE = /\{\{(\w+)((?:[^}"]|"[^"]*"|\}(?!\}))*)\}\}/g

/** Links are rooted without a store: whoever shows the text puts the store view in front. */
export function resolveDirectives(feed: LumaFeed, content: string): string {
  const resolve = (_: string, name: string, rest: string) => {
    const values = new Map([...rest.matchAll(/(\w+)="([^"]*)"/g)].map((found) => [found[1], found[2] ?? '']))
    if (name === 'category') return categoryLink(feed, values.get('key') ?? '')
    if (name === 'media') return `/media/wide/${values.get('url') ?? ''}`
    if (name === 'store') return storeLink(values.get('url') ?? '')
    if (name === 'widget') return productList(values.get('conditions_encoded') ?? '')
    return ''
  }
  // Those inside the quotes of another go first, since their own quotes would end it early.
  return content.replace(/(?<=")\{\{(\w+)([^{}]*)\}\}/g, resolve).replace(DIRECTIVE, resolve)
}

function categoryLink(feed: LumaFeed, urlKey: string): string {
  const key = [...feed.categories.records.keys()].find((one) => one.split('/').at(-1) === urlKey)
  return key === undefined ? '/' : `/${key}`
}

function storeLink(url: string): string {
  return STORE_PATHS[url] ?? `/i/${url}`
}

type Condition = { attribute?: string; operator?: string; value?: string }

/** A place the storefront may fill: which products, by sku or by flag. */
function productList(encoded: string): string {
  const conditions = decodeConditions(encoded).filter(({ attribute }) => attribute !== undefined)
  const skus = conditions.find(({ attribute }) => attribute === 'sku')?.value?.split(/,\s*/) ?? []
  const flags = conditions.filter(({ attribute, value }) => attribute !== 'sku' && value === '1')
  const names = flags.map(({ attribute }) => attribute)
  if (skus.length > 0) return `<div data-product-skus="${skus.join(',')}"></div>`
  return names.length > 0 ? `<div data-product-flags="${names.join(',')}"></div>` : ''
}

/** JSON in disguise: its quotes, braces and backslashes are written in other signs. */
function decodeConditions(encoded: string): Condition[] {
  const text = encoded
    .replaceAll('`', '"')
    .replaceAll('^[', '{')
    .replaceAll('^]', '}')
    .replaceAll('||', '\\\\')
  try {
    return Object.values(JSON.parse(text) as Record<string, Condition>)
  } catch {
    return []
  }
}
