// Variations that leave a value open stand for each one nobody names more closely.
import type { Draft } from '../goods/draft.ts'
import { choiceValue } from '../goods/variants.ts'
import { codeOf, derivedSku, keyOf } from '../goods/words.ts'

type Wild = Draft & { wild: number }

/** A blank value stands for each the parent lists and no variation names more closely. */
export function expand(draft: Draft, { axes, base }: { axes: readonly string[]; base: Draft }): Wild[] {
  // One that was ours stands for itself, whatever it leaves open.
  if (draft.kept) return [{ ...draft, wild: 0 }]
  const missing = axes.filter((axis) => choiceValue(draft, axis) === undefined)
  let found: Wild[] = [{ ...draft, wild: missing.length }]
  for (const axis of missing) {
    const values = base.attributes.find(({ name }) => codeOf(name) === codeOf(axis))?.values ?? []
    found = found.flatMap((one) =>
      values.map((value) => ({
        ...one,
        sku: derivedSku([one.sku, keyOf(value)]),
        attributes: [...one.attributes, { name: axis, values: [value] }],
      })),
    )
  }
  return found
}

/** What only a blank would bring twice is silently the closer one's. */
export function mostSpecificFirst(children: readonly Wild[]): Draft[] {
  const seen = new Map<string, number>()
  const choiceOf = ({ attributes }: Draft) =>
    attributes
      .map(({ name, values }) => `${codeOf(name)}=${values[0]?.toLowerCase()}`)
      .toSorted()
      .join(';')
  const sorted = children.toSorted((a, b) => a.wild - b.wild)
  return sorted.filter((one) => {
    const before = seen.get(choiceOf(one))
    if (before === undefined) seen.set(choiceOf(one), one.wild)
    return before === undefined || before === one.wild
  })
}
