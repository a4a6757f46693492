import type { Attribute } from '../attribute-index.ts'
import type { loadTables } from '../load/load-snapshot.ts'

export type Tables = Awaited<ReturnType<typeof loadTables>>
type Priced = Pick<Tables, 'taxRules' | 'stores' | 'settings'>
type Told = Pick<Tables, 'attributes' | 'categories'>

/** Whether what every price of the shop is made by is the same. */
export function isPricedAlike(before: Priced, after: Priced): boolean {
  return isSame(pricedBy(before), pricedBy(after))
}

const pricedBy = ({ taxRules, stores, settings }: Priced) => [taxRules, stores, [...settings].sort()]

/** Whether pages tell what all products share, such as menus and labels, in the same words and order. */
export function isToldAlike(before: Told, after: Told): boolean {
  return (
    isSame(before.attributes.list, after.attributes.list) &&
    isSame(before.categories.list, after.categories.list)
  )
}

/** Options that are found by other words now, or are gone. One that came is of products that changed themselves. */
export function changedOptions(before: Told['attributes'], after: Told['attributes']): number[] {
  const labels = new Map(after.list.flatMap(optionsOf))
  return before.list.flatMap(optionsOf).flatMap(([id, said]) => (labels.get(id) === said ? [] : [id]))
}

const optionsOf = ({ code, options }: Attribute) =>
  options.map(({ id, labels }): [number, string] => [id, JSON.stringify([code, labels])])

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
