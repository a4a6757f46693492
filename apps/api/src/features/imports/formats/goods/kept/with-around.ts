// Words that come along with products of another shop of ours: those this shop has stay as they are, new ones stand behind them.
import type { AttributeRecord, CategoryRecord } from '@vitrine/domain/catalog/records'
import type { Draft } from '../draft.ts'

type Words = { attributes: readonly AttributeRecord[]; categories: readonly CategoryRecord[] }

export function withAround(shop: Words, drafts: Iterable<Draft>): Words {
  const attributes = new Map(shop.attributes.map((one) => [one.code, one]))
  const categories = new Map(shop.categories.map((one) => [one.key, one]))
  for (const { kept } of drafts)
    for (const one of kept?.around ?? []) {
      if (one.kind === 'attribute') attributes.set(one.code, joined(attributes.get(one.code), one))
      else if (!categories.has(one.key)) categories.set(one.key, one)
    }
  return { attributes: [...attributes.values()], categories: inOrder(categories) }
}

function joined(known: AttributeRecord | undefined, told: AttributeRecord): AttributeRecord {
  if (known === undefined) return told
  const added = told.options.filter(({ key }) => !known.options.some((one) => one.key === key))
  return added.length === 0 ? known : { ...known, options: [...known.options, ...added] }
}

/** A branch without what it hangs on is none. */
function inOrder(all: ReadonlyMap<string, CategoryRecord>): CategoryRecord[] {
  const placed = new Map<string, CategoryRecord>()
  for (let left = [...all.values()], before = -1; left.length > 0 && left.length !== before; ) {
    before = left.length
    for (const one of left) if (one.parentKey === null || placed.has(one.parentKey)) placed.set(one.key, one)
    left = left.filter(({ key }) => !placed.has(key))
  }
  return [...placed.values()]
}
