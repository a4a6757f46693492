// What part of an outfit a piece is, read off the kind of it the catalogue knows.
export const SLOTS = ['top', 'bottom', 'shoes', 'other'] as const
export type Slot = (typeof SLOTS)[number]

/** Kinds of the demo shop and of Luma; one nobody told of here belongs to no outfit. */
const KINDS: Readonly<Record<Exclude<Slot, 'other'>, readonly string[]>> = {
  top: [
    ...['jumper', 'v-neck', 'roll-neck', 't-shirt', 'shirt', 'blouse', 'overshirt', 'blazer', 'cardigan'],
    ...['tees', 'tanks', 'bras-tanks', 'hoodies-sweatshirts', 'top'],
  ],
  bottom: ['skirt', 'trousers', 'jeans', 'shorts', 'pants', 'bottom'],
  shoes: ['trainers', 'boots', 'loafers', 'heels', 'sandals', 'shoes'],
}

export function slotOf(kind: string | null): Slot {
  if (kind === null) return 'other'
  return SLOTS.find((slot) => slot !== 'other' && KINDS[slot].includes(kind)) ?? 'other'
}
