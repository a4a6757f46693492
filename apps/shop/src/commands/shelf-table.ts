import type { CatalogueCounts } from '@vitrine/api/features/imports/index'

/** What stands on the shelves after an import, one line a thing. */
export function shelfTable(counts: CatalogueCounts): string {
  const total = Object.values(counts.products).reduce((sum, count) => sum + count, 0)
  const rows: [string, number][] = [
    ['products', total],
    ...indented(counts.products),
    ['  variants among them', counts.variants],
    ['  shown on their own', counts.visible],
    ['categories', counts.categories],
    ['  inactive', counts.inactiveCategories],
    ['attributes', counts.attributes],
    ['  options', counts.options],
    ['links', Object.values(counts.links).reduce((sum, count) => sum + count, 0)],
    ...indented(counts.links),
    ['reviews', counts.reviews],
    ['pictures', counts.pictures],
    ['pages', counts.pages],
    ['blocks', counts.blocks],
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  return [
    'On the shelves',
    ...rows.map(([name, count]) => `${name.padEnd(width)} ${String(count).padStart(8)}`),
  ].join('\n')
}

function indented(counts: Record<string, number>): [string, number][] {
  return Object.entries(counts).map(([name, count]) => [`  ${name}`, count])
}
