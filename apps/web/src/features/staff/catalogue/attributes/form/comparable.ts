import type { EditedOption } from '@vitrine/contract/catalog/editing/attributes'

/** Options by what they are called, so that a difference names the one that differs; and their order by itself. */
export function comparable(part: unknown): unknown {
  if (!Array.isArray(part)) return part
  const options = part as readonly EditedOption[]
  const named = options.map(({ key, labels, swatch }) => [key ?? labels.en ?? '', { labels, swatch }])
  return { ...Object.fromEntries(named), order: options.map(({ key, labels }) => labels.en || key) }
}
