import type { Part } from '../../part/part.ts'
import { bothSides } from '../both-sides.ts'
import { oneOf } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { drop } from './drop.ts'
import { hoop } from './hoop.ts'

type Kind = 'hoop' | 'drop'

/** A pair, laid down as it fell: hoops on a hinge, or pearls on a stem. */
export const earrings = garment({
  frame: { w: 330, h: 280, y: 384 },
  extraFrame: { w: 76, h: 64 },
  tall: 5,
  detail: { at: [76, 6], zoom: 2.9 },
  choices: { kind: oneOf<Kind>('hoop', 'drop') },
  cut: ({ rng, view, options: { kind } }: Cutting<{ kind: Kind }>): Part[] =>
    bothSides((side) => {
      const isBack = view === 'back'
      const name = side > 0 ? 'right' : 'left'
      if (kind === 'drop') return drop(name, { x: side * 52, lean: rng.spread(0.09), isBack })
      // From behind, the hinges have changed places.
      const lean = rng.spread(0.3) + (isBack ? -side : side) * 0.3
      return hoop(name, { x: side * 70, lean })
    }),
})
