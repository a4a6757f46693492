// What the storefront filters by and the feed says only through its categories: for whom, and what kind of thing.
import type { LumaFeed } from '../luma-feed.ts'
import { learnOptions } from '../read-attributes.ts'

const GENDER_BY_TOP: Record<string, string> = { men: 'men', women: 'women' }
const TOPS_OF_TYPES = ['men', 'women', 'gear', 'training']

/** The kinds are the names of the last categories: Men's and Women's Pants are both Pants. */
export function addProductTypes(feed: LumaFeed): void {
  const labels = new Map<string, string>()
  for (const key of feed.categories.records.keys()) {
    const label = typeLabel(feed, key)
    if (label !== undefined) labels.set(typeKey(label), label)
  }
  const options = [...labels].map(([key, label]) => ({ key, labels: { en: label } }))
  feed.attributes.set('ptype', {
    kind: 'attribute',
    code: 'ptype',
    input: 'select',
    labels: { en: 'Type', de: 'Art', ru: 'Тип', uk: 'Тип', zh: '类型' },
    position: 3,
    isFilterable: true,
    options,
  })
  learnOptions(feed, 'ptype', options)
}

export function derivedAttributes(feed: LumaFeed, categoryKeys: readonly string[]): Record<string, string[]> {
  const gender = categoryKeys.flatMap((key) => GENDER_BY_TOP[topOf(key)] ?? [])
  const [type] = categoryKeys.flatMap((key) => typeLabel(feed, key) ?? [])
  return {
    ...(gender.length > 0 && feed.attributes.has('gender') && { gender: [...new Set(gender)] }),
    ...(type !== undefined && { ptype: [typeKey(type)] }),
  }
}

function typeLabel(feed: LumaFeed, key: string): string | undefined {
  const { records } = feed.categories
  const isLast = ![...records.values()].some(({ parentKey }) => parentKey === key)
  const isBelow = key.includes('/') && TOPS_OF_TYPES.includes(topOf(key))
  return isLast && isBelow ? records.get(key)?.texts.en?.name : undefined
}

function typeKey(label: string): string {
  return label.toLowerCase().replace(/[^a-z]+/g, '-')
}

function topOf(key: string): string {
  return key.split('/')[0] ?? ''
}
