import type { FormKey, Good } from '../goods/good.ts'
import type { Telling } from './write-texts.ts'

/** Gives every good its place in the row and among its own kind, which decide how it is told. */
export function tellings(goods: readonly Good[]): Telling[] {
  const turns = new Map<FormKey, number>()
  return goods.map((good, index) => {
    const turn = turns.get(good.form) ?? 0
    turns.set(good.form, turn + 1)
    return { good, index, turn }
  })
}
