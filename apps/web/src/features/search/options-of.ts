// What the arrow keys walk through while somebody types: categories that are named so, texts, own searches, categories to
// look in.
import type { CatalogSuggestions } from '@vitrine/contract/catalog/suggest'
import { categoryPath, searchPath } from '#web/lib/links.ts'
import type { MenuNode } from '#web/lib/loaded/root-data.ts'

export type SearchOption = {
  kind: 'text' | 'recent' | 'category'
  label: string
  /** The main category it stands in: below each of them may be a Jackets. */
  parent: string | null
  /** Inside the store. */
  to: string
  count: number | null
}
type SearchOptionsInput = {
  typed: string
  /** What `found` answers: until the next answer is there no row changes its place. */
  asked: string
  found: Pick<CatalogSuggestions, 'texts' | 'categories' | 'corrected'> | null
  recent: readonly string[]
  menu: readonly MenuNode[]
}

const MAX_TEXTS = 6
const MAX_RECENT = 2
const MAX_CATEGORIES = 3

export function optionsOf({ typed, asked, found, recent, menu }: SearchOptionsInput): SearchOption[] {
  const texts = (found?.texts ?? []).slice(0, MAX_TEXTS)
  const shown = new Set(texts.map(({ text }) => text.toLowerCase()))
  const wanted = typed.trim().toLowerCase()
  const own = recent.filter((text) => text.toLowerCase().startsWith(wanted) && !shown.has(text.toLowerCase()))
  const meant = asked.toLowerCase()
  const categories = narrowestFirst(found?.categories ?? [], menu).slice(0, MAX_CATEGORIES)
  const isNamed = ({ name }: { name: string }) => meant !== '' && name.toLowerCase().startsWith(meant)
  return [
    ...categories.filter(isNamed).map((category) => categoryOption(category, '')),
    ...texts.map(
      ({ text, count }): SearchOption => ({
        kind: 'text',
        label: text,
        parent: null,
        to: searchPath(text),
        count,
      }),
    ),
    ...own.slice(0, MAX_RECENT).map(
      (text): SearchOption => ({
        kind: 'recent',
        label: text,
        parent: null,
        to: searchPath(text),
        count: null,
      }),
    ),
    ...categories
      .filter((category) => !isNamed(category))
      .map((category) => categoryOption(category, found?.corrected ?? typed.trim())),
  ]
}

type Placed = Scope & { way: readonly string[] }

/** A category that is meant is opened whole; into another one the text comes along. */
function categoryOption({ name, url_path, count, way }: Placed, text: string): SearchOption {
  const path = categoryPath({ url_path, slug: '' })
  return {
    kind: 'category',
    label: name,
    parent: way.slice(0, -1)[0] ?? null,
    to: text === '' ? path : `${path}?q=${encodeURIComponent(text)}`,
    count,
  }
}

type Scope = CatalogSuggestions['categories'][number]

/** "Knitwear, Women" tells more than "Women", which most of the shop stands in. */
function narrowestFirst(categories: readonly Scope[], menu: readonly MenuNode[]) {
  return categories
    .map((category) => ({ ...category, way: wayTo(menu, category.id) ?? [category.name] }))
    .sort((a, b) => b.way.length - a.way.length || b.count - a.count)
}

function wayTo(menu: readonly MenuNode[], id: number): string[] | undefined {
  for (const { id: own, name, children } of menu) {
    if (own === id) return [name]
    const below = wayTo(children, id)
    if (below) return [name, ...below]
  }
  return undefined
}

/** Up and down go round, by way of the field itself (-1). */
export function moveIn(length: number, active: number, step: 1 | -1): number {
  const places = length + 1
  return ((active + 1 + step + places) % places) - 1
}
