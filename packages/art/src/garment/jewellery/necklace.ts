import type { Ink } from '../../ink/ink.ts'
import { lettering } from '../../ink/label.ts'
import { line } from '../../ink/line.ts'
import { moved, type Outline } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { walk } from '../../outline/walk.ts'
import type { Part } from '../../part/part.ts'
import { part } from '../../part/part.ts'
import { oneOf } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { circle } from '../watch/circle.ts'
import { bead, METAL } from './metal.ts'

type Kind = 'pendant' | 'pearls'

const DRAPE = pts`-92,-150 -112,-84 -104,0 -66,88 0,132 66,88 104,0 112,-84 92,-150`

/** As it is taken off: fastened, the clasp above. */
const CLOSED = pts`-8,-176 -62,-160 -108,-96 -104,0 -66,88 0,132 66,88 104,0 108,-96 62,-160 8,-176`

/** A fine chain with a coin, or a row of pearls. */
export const necklace = garment({
  frame: { w: 330, h: 440, y: 380 },
  extraFrame: { w: 130, h: 170 },
  detail: { at: [0, 120], zoom: 2.8 },
  choices: { kind: oneOf<Kind>('pendant', 'pearls') },
  cut: ({ view, options: { kind } }: Cutting<{ kind: Kind }>): Part[] => {
    const isBack = view === 'back'
    const drape = isBack ? CLOSED : DRAPE
    const row = kind === 'pearls' ? pearls(drape) : [...chain(drape), ...pendant(isBack)]
    return isBack ? [...row, ...clasp()] : row
  },
})

const links = (along: Outline, gap: number) => walk(along, gap)

const chain = (drape: Outline): Part[] =>
  links(drape, 9).map((at, i) => bead(`link${i}`, { at, radius: i % 2 ? 2.6 : 3.4 }))

const clasp = (): Part[] => [
  bead('clasp', { at: [0, -178], radius: 6 }),
  bead('clasp-ring', { at: [11, -176], radius: 4 }),
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

const pearls = (drape: Outline): Part[] =>
  links(drape, 15).map((at, i, all) => {
    const middle = 1 - Math.abs(i / (all.length - 1) - 0.5) * 2
    return bead(`pearl${i}`, { at, radius: 7 + 3 * middle, isPearl: true })
  })

const ENGRAVED = '#5a3f1e'

const rays = (): Ink[] =>
  [pts`0,152 0,184`, pts`-11,160 0,184 11,160`].map((ray) =>
    line(ray, { color: ENGRAVED, width: 1.2, opacity: 0.55 }),
  )

const hallmark = (): Ink[] =>
  lettering([0, 170], { text: 'VITRINE', size: 4.6, color: ENGRAVED, spacing: 0.14 })
