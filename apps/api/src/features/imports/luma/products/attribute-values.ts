import type { SourcePlace } from '@vitrine/domain/catalog/records'
import { cellText } from '../csv/cell-values.ts'
import type { LumaFeed } from '../luma-feed.ts'

type Values = Record<string, readonly string[]>
export type Cells = {
  place: SourcePlace
  cells: readonly (readonly [code: string, values: readonly string[]])[]
}

/** Only codes that are attributes count; a value that is no option of its attribute is a fault. */
export function attributeValues(feed: LumaFeed, { place, cells }: Cells): Values {
  const values: Values = {}
  for (const [code, labels] of cells) {
    const attribute = feed.attributes.get(code)
    if (attribute === undefined || labels.length === 0) continue
    const keys =
      attribute.input === 'boolean'
        ? labels.filter((label) => label === '1' || label === 'Yes').map(() => '1')
        : labels.flatMap((label) => optionKey(feed, { place, code, label: cellText(label) }))
    if (keys.length > 0) values[code] = [...new Set(keys)]
  }
  return values
}

function optionKey(
  feed: LumaFeed,
  { place, code, label }: { place: SourcePlace; code: string; label: string },
): string[] {
  const key = feed.optionKeys.get(code)?.get(label.toLowerCase())
  if (key !== undefined) return [key]
  feed.problems.add({ place, message: `"${label}" is no option of the attribute "${code}"` })
  return []
}

/** Shelf labels the storefront knows, from the yes/no attributes of the same name. */
export function flagsFrom(values: Values): { sale?: true; new?: true } {
  return { ...(values.sale && { sale: true }), ...(values.new && { new: true }) }
}
