import { band } from '../../outline/band.ts'
import { moved } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { bothSides } from '../both-sides.ts'
import { oneOf } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { bead, METAL } from './metal.ts'

type Kind = 'hoop' | 'drop'

const HOOP = pts`1,-51 34,-42 54,-14 54,18 36,44 6,54 -24,46 -46,22 -50,-10 -36,-38 -5,-51`
const APART = 84

/** A pair: open hoops thicker below, or pearls on a stud. */
export const earrings = garment({
  frame: { w: 300, h: 260, y: 384 },
  extraFrame: { w: 120, h: 100 },
  detail: { at: [84, 20], zoom: 2.8 },
  choices: { kind: oneOf<Kind>('hoop', 'drop') },
  cut: ({ view, options: { kind } }: Cutting<{ kind: Kind }>): Part[] =>
    bothSides((side) => {
      const x = side * APART * (kind === 'drop' ? 0.6 : 1)
      const parts = kind === 'drop' ? drop(x) : hoop(x)
      return view === 'back' ? [...parts, ...clutch(x)] : parts
    }),
})

const hoop = (x: number): Part[] => [
  part(
    `hoop${x}`,
    moved(
      band(HOOP, (share) => 5 + 9 * Math.sin(Math.PI * share), 1),
      (a, b) => [a + x, b],
    ),
    { ...METAL, puffRadius: 7, puff: 7, lift: 0.4, cast: 5 },
  ),
  bead(`clasp${x}`, { at: [x - 2, -50], radius: 6 }),
]

const drop = (x: number): Part[] => [
  part(
    `stem${x}`,
    moved(pts`-1.8,-40! 1.8,-40! 1.8,26! -1.8,26!`, (a, b) => [a + x, b]),
    { ...METAL, puff: 2, puffRadius: 2 },
  ),
  bead(`stud${x}`, { at: [x, -44], radius: 9 }),
  bead(`pearl${x}`, { at: [x, 40], radius: 19, isPearl: true }),
]

/** What holds them behind the ear. */
const clutch = (x: number): Part[] => [
  bead(`wing${x}`, { at: [x - 6, -50], radius: 6.5 }),
  bead(`wing-right${x}`, { at: [x + 4, -50], radius: 6.5 }),
  bead(`post${x}`, { at: [x - 1, -50], radius: 3 }),
]
