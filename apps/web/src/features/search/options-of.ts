// What the arrow keys walk through while somebody types: texts, own searches, categories.
import type { CatalogSuggestions } from '@vitrine/contract/catalog/suggest'
import type { MenuNode } from '#web/lib/catalog/use-menu.ts'
import { categoryPath, searchPath } from '#web/lib/links.ts'

export type SearchOption = {
  kind: 'text' | 'recent' | 'category'
  label: string
  /** The main category it stands in: below each of them may be a Jackets. */
  parent: string | null
  /** Inside the store. */
  to: string
  count: number | null
}
type Asked = {
  typed: string
  found: Pick<CatalogSuggestions, 'texts' | 'categories' | 'corrected'> | null
  recent: readonly string[]
  menu: readonly MenuNode[]
}

const MOST_TEXTS = 6
const MOST_RECENT = 2
const MOST_CATEGORIES = 3

export function optionsOf({ typed, found, recent, menu }: Asked): SearchOption[] {
  const texts = (found?.texts ?? []).slice(0, MOST_TEXTS)
  const shown = new Set(texts.map(({ text }) => text.toLowerCase()))
  const wanted = typed.trim().toLowerCase()
  const own = recent.filter((text) => text.toLowerCase().startsWith(wanted) && !shown.has(text.toLowerCase()))
  const asked = found?.corrected ?? typed.trim()
  return [
    ...texts.map(
      ({ text, count }): SearchOption => ({
        kind: 'text',
        label: text,
        parent: null,
        to: searchPath(text),
        count,
      }),
    ),
    ...own.slice(0, MOST_RECENT).map(
      (text): SearchOption => ({
        kind: 'recent',
        label: text,
        parent: null,
        to: searchPath(text),
        count: null,
      }),
    ),
    ...narrowestFirst(found?.categories ?? [], menu)
      .slice(0, MOST_CATEGORIES)
      .map(
        ({ name, url_path, count, way }): SearchOption => ({
          kind: 'category',
          label: name,
          parent: way.slice(0, -1)[0] ?? null,
          to: `${categoryPath({ url_path, slug: '' })}?q=${encodeURIComponent(asked)}`,
          count,
        }),
      ),
  ]
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
