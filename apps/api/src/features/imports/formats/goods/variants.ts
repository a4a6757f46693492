// Variants as one product to choose from: each names every axis, and no two of them are the same choice.
import { told } from '#api/refusal/told.ts'
import type { Draft } from './draft.ts'
import type { Goods } from './goods.ts'
import { codeOf } from './words.ts'

/** Takes the children that can be chosen; answers the parent with what it offers. */
export function joinVariants(goods: Goods, parent: Draft, children: readonly Draft[]): Draft {
  const axes = parent.axes ?? []
  const chosen = new Map<string, Draft>()
  for (const child of children) {
    // It was one of this shop's before: whatever it lacks, it lacks there, too.
    if (child.kept) {
      if (goods.add(child)) chosen.set(`sku ${child.sku}`, child)
    } else addChoice(goods, { child, axes, chosen })
  }
  const childSkus = [...chosen.values()].map(({ sku }) => sku)
  return { ...parent, type: 'configurable', childSkus, ...cheapest([...chosen.values()]) }
}

type Choice = { child: Draft; axes: readonly string[]; chosen: Map<string, Draft> }

function addChoice(goods: Goods, { child, axes, chosen }: Choice): void {
  const missing = axes.find((axis) => choiceValue(child, axis) === undefined)
  const choice = axes.map((axis) => choiceValue(child, axis)).join(', ')
  const same = chosen.get(choice.toLowerCase())
  if (missing !== undefined)
    goods.leaveOut(child.place, told('CHOICE_MISSING', { sku: child.sku, axis: missing }))
  else if (same) goods.leaveOut(child.place, told('CHOICE_TWICE', { choice, line: String(same.place.line) }))
  else if (goods.add({ ...child, visibility: 1, attributes: [...child.attributes] }))
    chosen.set(choice.toLowerCase(), child)
}

export function choiceValue({ attributes }: Draft, axis: string): string | undefined {
  const code = codeOf(axis)
  return attributes.find(({ name }) => codeOf(name) === code)?.values[0]
}

/** What a product costs whose variants have prices. */
export function cheapest(children: readonly Draft[]): Partial<Draft> {
  const [first] = children
    .filter(({ isOn, price }) => isOn && price !== undefined)
    .toSorted((a, b) => (a.special ?? a.price ?? 0) - (b.special ?? b.price ?? 0))
  return first === undefined
    ? {}
    : {
        price: first.price,
        special: first.special,
        specialFrom: first.specialFrom,
        specialTo: first.specialTo,
      }
}
