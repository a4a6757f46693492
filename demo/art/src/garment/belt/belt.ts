import type { Ink } from '../../ink/ink.ts'
import { makersMark } from '../../ink/label.ts'
import { stitch } from '../../ink/stitch.ts'
import { band } from '../../outline/band.ts'
import { moved, type Outline } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { between } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { buckle } from './buckle.ts'
import { strapEnd } from './strap-end.ts'

const BACK = pts`-168,4 -150,-30 -96,-56 0,-66 96,-56 150,-30 168,4`
const FRONT = pts`-170,0 -154,34 -100,62 0,74 100,62 154,34 170,0`

/** The turns within the outer one, each a little higher in the picture, as what lies farther back is. */
const TURNS = [0.86, 0.73, 0.61]

/** A leather belt rolled up and standing on its edge: its inner turns behind, the buckle in front or out of sight. */
export const belt = garment({
  frame: { w: 400, h: 300, y: 392 },
  extraFrame: { w: 200, h: 140 },
  tall: 11,
  detail: { at: [22, 92], zoom: 2.9 },
  choices: { width: between(20, 44, 34) },
  cut,
})

function cut({ view, trim, options: { width } }: Cutting<{ width: number }>): Part[] {
  return [
    part('back', lying(BACK, width), {
      tone: 0.56,
      puff: 2,
      puffRadius: 10,
      lift: 0,
      grain: Math.PI / 2,
    }),
    ...TURNS.flatMap((share) => turn(share, width)),
    part('front', lying(FRONT, width), {
      puffRadius: 14,
      puff: 7,
      edge: 2.2,
      round: 4,
      lift: 0.3,
      cast: 6,
      grain: Math.PI / 2,
      ink: [...edges(FRONT, width, trim), ...(view === 'back' ? stamp(width, trim) : [])],
    }),
    ...(view === 'back' ? [] : [...strapEnd(width, trim), ...buckle(width)]),
  ]
}

/** One more time round: its far side from inside, and of its near side the edge. */
const turn = (share: number, width: number): Part[] =>
  [BACK, FRONT].map((along, i) =>
    part(
      `turn${share}-${i}`,
      lying(
        moved(along, (x, y) => [x * share, y * share]),
        width * 0.99,
      ),
      {
        tone: i === 0 ? 0.6 : 0.78,
        puff: 2,
        puffRadius: 10,
        edge: 1.6,
        lift: i === 0 ? 0.25 : 0.35,
        cast: 4,
        grain: Math.PI / 2,
      },
    ),
  )

/** The strap stands upright, so it is as high at the sides as in the middle. */
const lying = (along: Outline, width: number): Outline => [
  ...band(along, 0.01).slice(0, band(along, 0.01).length / 2),
  ...moved(along, (x, y) => [x, y + width]).reverse(),
]

const edges = (along: Outline, width: number, { thread }: Trim): Ink[] =>
  [3.6, width - 3.6].flatMap((down) =>
    stitch(
      moved(along.slice(1, -1), (x, y) => [x, y + down]),
      thread,
      0.55,
    ),
  )

/** The maker's name, pressed into the middle of the back. */
const stamp = (width: number, { deep }: Trim): Ink[] => [
  makersMark([0, 77 + width / 2], { size: 9, color: deep, spacing: 0.24 }),
]
