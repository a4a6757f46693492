import type { Part } from '../../part/part.ts'
import { bothSides } from '../both-sides.ts'
import { oneOf } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { bridge, rim, temple } from './frame-parts.ts'
import { lens } from './lens.ts'
import { LENSES } from './lens-shapes.ts'

type Shape = keyof typeof LENSES

/** Acetate sunglasses, temples folded behind the lenses; from behind, in front of them. */
export const sunglasses = garment({
  frame: { w: 380, h: 220, y: 384 },
  detail: { at: [70, 0], zoom: 2.6 },
  choices: { shape: oneOf<Shape>('square', 'round', 'cat') },
  cut: ({ view, options: { shape } }: Cutting<{ shape: Shape }>): Part[] => {
    const front = [
      ...bothSides((side) => lens(side, LENSES[shape])),
      bridge(),
      ...bothSides((side) => rim(side, LENSES[shape])),
    ]
    if (view !== 'back') return [...bothSides((side) => temple(side)), ...front]
    return [...front, ...bothSides((side) => ({ ...temple(side), tone: 0.96, lift: 0.5, cast: 7 }))]
  },
})
