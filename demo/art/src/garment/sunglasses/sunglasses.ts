import { onSide } from '../../outline/mirror.ts'
import type { Part } from '../../part/part.ts'
import { bothSides } from '../both-sides.ts'
import { oneOf } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { frame, pads } from './frame.ts'
import { lens } from './lens.ts'
import { SHAPES } from './shapes.ts'
import { temple, templeFrom } from './temple.ts'

type Shape = keyof typeof SHAPES

/** Acetate sunglasses, temples folded behind the lenses; from behind, in front of them. */
export const sunglasses = garment({
  frame: { w: 430, h: 240, y: 384 },
  extraFrame: { w: 104, h: 80 },
  tall: 5.5,
  detail: { at: [92, -4], zoom: 2.7 },
  choices: { shape: oneOf<Shape>('square', 'round', 'cat') },
  cut: ({ view, options: { shape } }: Cutting<{ shape: Shape }>): Part[] => {
    const isBack = view === 'back'
    const cut = SHAPES[shape]
    const folded = bothSides((side) => [onSide(templeFrom(cut.hinge), side)])
    const temples = folded.map(temple)
    const front = [
      ...pads(),
      frame(cut, isBack),
      ...bothSides((side) => lens(side, cut.lens, isBack ? [] : folded)),
    ]
    if (!isBack) return [...temples, ...front]
    return [...front, ...temples.map((each) => ({ ...each, tone: 0.97, lift: 0.5, cast: 7 }))]
  },
})
