import type { BundleOptionChoice } from '../product-option.ts'
import { type Refused, refuse, refuseOption } from './line-problem.ts'
import type { Sellable, SellableSet } from './sellable.ts'

type Chosen = { part: Sellable; qty: number }
type Parts = { ok: true; parts: Chosen[]; shown: { label: string; value: string }[] }

/** The parts of a set: every required one, from its own list, at the list's quantity unless it may be changed. */
export function chooseParts(
  sets: readonly SellableSet[],
  choices: readonly BundleOptionChoice[],
): Parts | Refused {
  const stray = choices.find((choice) => !sets.some((set) => set.id === choice.option_id))
  if (stray) return refuseOption(stray.option_id, 'unknown')
  const result: Parts = { ok: true, parts: [], shown: [] }
  for (const set of sets) {
    const given = choices.filter((choice) => choice.option_id === set.id)
    const chosen = chooseFrom(set, given)
    if ('problem' in chosen) return chosen
    result.parts.push(...chosen)
    if (chosen.length > 0) result.shown.push({ label: set.title, value: chosen.map(nameOf).join(', ') })
  }
  return result
}

function chooseFrom(set: SellableSet, given: readonly BundleOptionChoice[]): Chosen[] | Refused {
  const [choice] = given
  if (!choice) return set.required ? refuseOption(set.id, 'required') : []
  const { option_selections: ids, option_qty } = choice
  if (given.length > 1 || (ids.length > 1 && !set.isMultiple)) return refuseOption(set.id, 'one_only')
  const selections = set.selections.filter((one) => ids.includes(one.id))
  if (selections.length !== ids.length) return refuseOption(set.id, 'unknown')
  const gone = selections.some(({ part }) => !part.isOffered || part.priceMinor === null)
  if (gone) return refuse({ kind: 'not_offered' })
  // A quantity the set fixes is never silently put in the place of the one asked for; 1 is what clients send unasked.
  const fixed = selections.filter(({ canChangeQty }) => !canChangeQty)
  const isMeant = option_qty === 1 || fixed.length === 0 || fixed.some(({ qty }) => qty === option_qty)
  if (!isMeant) return refuseOption(set.id, 'fixed_qty')
  return selections.map(({ part, qty, canChangeQty }) => ({ part, qty: canChangeQty ? option_qty : qty }))
}

/** Who gets a set must know which size of a part is in it; a dot parts them in any language. */
function nameOf({ part, qty }: Chosen): string {
  const name = [part.name, ...part.variant.map(({ value }) => value)].join(' · ')
  return qty === 1 ? name : `${qty} × ${name}`
}
