import { isJsonObject, type JsonObject } from '@vitrine/domain/json/loose-json'

export type Difference = { path: readonly string[]; was: string; now: string }

/**
 * What differs between two states of a part, field by field, as people read it. A list counts as one field, unless what it
 * holds is still called the same: then it differs inside, such as in a price or a colour.
 */
export function differences(was: unknown, now: unknown, path: readonly string[] = []): Difference[] {
  if (!isJsonObject(was) && !isJsonObject(now)) {
    const [before, after] = [inWords(was), inWords(now)]
    if (before !== after) return [{ path, was: before, now: after }]
    return Array.isArray(was) && Array.isArray(now) ? within({ ...was }, { ...now }, path) : []
  }
  return within(isJsonObject(was) ? was : {}, isJsonObject(now) ? now : {}, path)
}

function within(before: JsonObject, after: JsonObject, path: readonly string[]): Difference[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => differences(before[key], after[key], [...path, key]))
}

function inWords(value: unknown): string {
  if (Array.isArray(value))
    return value.map((one) => (isJsonObject(one) ? nameOf(one) : inWords(one))).join(', ')
  if (value === undefined || value === null || value === '') return '–'
  if (typeof value === 'boolean') return value ? '✓' : '–'
  return String(value)
}

/** Pictures, options and links are told by what staff calls them. */
function nameOf({ label, titles, sku, path, file }: JsonObject): string {
  const title = isJsonObject(titles) ? titles.en : undefined
  return inWords([label, title, sku, path, file].find((one) => typeof one === 'string' && one !== ''))
}
