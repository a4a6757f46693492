import type { Ink } from '../../ink/ink.ts'
import { lettering } from '../../ink/label.ts'
import { line } from '../../ink/line.ts'
import { moved, type Outline, type Point, type Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { walk } from '../../outline/walk.ts'
import type { Part } from '../../part/part.ts'
import { part } from '../../part/part.ts'
import { oneOf } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { circle } from '../watch/circle.ts'
import { bead, METAL } from './metal.ts'

type Kind = 'pendant' | 'pearls'

const ENGRAVED = '#5a3f1e'

/** As it is taken off: fastened, the clasp above. */
const DRAPE = pts`-2,-177 -62,-160 -108,-96 -104,0 -66,88 0,132 66,88 104,0 108,-96 62,-160 2,-177`

/** A fine chain with a coin, or a row of pearls. */
export const necklace = garment({
  frame: { w: 330, h: 440, y: 380 },
  extraFrame: { w: 130, h: 170 },
  detail: { at: [0, 120], zoom: 2.8 },
  choices: { kind: oneOf<Kind>('pendant', 'pearls') },
  cut: ({ view, options: { kind } }: Cutting<{ kind: Kind }>): Part[] => {
    const row = kind === 'pearls' ? pearls() : [chain(), ...pendant(view === 'back')]
    return [...row, ...clasp()]
  },
})

/** Links are swellings of one band: as parts of their own they would be eighty. */
const chain = (): Part => {
  const links = walk(DRAPE, 2.2)
  const edge = (side: Side) => links.map((at, i) => beside(links, i, side * (i % 4 < 2 ? 2.9 : 1.5)) ?? at)
  return part('chain', [...edge(1), ...edge(-1).reverse()], {
    ...METAL,
    edge: 2,
    round: 2,
    puff: 2.4,
    puffRadius: 3,
    lift: 0.35,
    cast: 3,
    ink: links
      .filter((_, i) => i % 4 === 0)
      .map((at) =>
        line(
          [
            [at[0] - 1, at[1] - 1.6],
            [at[0] + 1, at[1] + 1.6],
          ],
          { color: ENGRAVED, width: 0.9, opacity: 0.6 },
        ),
      ),
  })
}

/** Next to a point of a line, so far to its left. */
function beside(points: Outline, i: number, far: number): Point | undefined {
  const [at, from, to] = [points[i], points[Math.max(0, i - 1)], points[Math.min(points.length - 1, i + 1)]]
  if (!at || !from || !to) return undefined
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [at[0] - ((to[1] - from[1]) / length) * far, at[1] + ((to[0] - from[0]) / length) * far]
}

const clasp = (): Part[] => [
  bead('clasp', { at: [-4, -178], radius: 5 }),
  bead('clasp-ring', { at: [6, -178], radius: 4 }),
]

const pendant = (isBack: boolean): Part[] => [
  bead('bail', { at: [0, 140], radius: 4.6 }),
  part(
    'coin',
    moved(circle(25), (x, y) => [x, y + 168]),
    {
      ...METAL,
      puff: 4,
      puffRadius: 6,
      lift: 0.5,
      cast: 5,
      ink: [
        line(
          moved(circle(20), (x, y) => [x, y + 168]),
          { color: '#5a3f1e', width: 1, opacity: 0.5, closed: true },
        ),
        ...(isBack ? hallmark() : rays()),
      ],
    },
  ),
]

const pearls = (): Part[] =>
  walk(DRAPE, 15).map((at, i, all) => {
    const middle = 1 - Math.abs(i / (all.length - 1) - 0.5) * 2
    return bead(`pearl${i}`, { at, radius: 7 + 3 * middle, isPearl: true })
  })

const rays = (): Ink[] =>
  [pts`0,152 0,184`, pts`-11,160 0,184 11,160`].map((ray) =>
    line(ray, { color: ENGRAVED, width: 1.2, opacity: 0.55 }),
  )

const hallmark = (): Ink[] =>
  lettering([0, 170], { text: 'VITRINE', size: 4.6, color: ENGRAVED, spacing: 0.14 })
