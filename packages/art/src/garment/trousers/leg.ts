import type { Chance } from '../../chance/random.ts'
import { button } from '../../ink/button.ts'
import type { Ink } from '../../ink/ink.ts'
import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { onSide } from '../../outline/mirror.ts'
import type { Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Fold, fold } from '../../part/fold.ts'
import type { Part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { pressedLeg } from './pressed-leg.ts'

type Leg = { side: Side; isBack: boolean; trim: Trim; length: number; hem: number }

const HEM_IN = 10
const UPPER = pts`-3,12! 67,10! 84,62 95,124 104,220 118,360`
const INSEAM = pts`7,380 3,250 -2,168!`

export function trouserLeg(rng: Chance, { side, isBack, trim, length, hem }: Leg): Part {
  const ends = pts`${hem},${length}! ${(hem + HEM_IN) / 2},${length + 6} ${HEM_IN},${length + 2}!`
  const hemStitch = pts`${hem - 3},${length - 22} ${HEM_IN + 2},${length - 18}`
  return pressedLeg(rng, {
    side,
    shape: [...UPPER, ...ends, ...INSEAM],
    falls: pressed(length, hem),
    ink: [
      ...(isBack ? weltPocket(side, trim) : slantPocket(side, trim)),
      ...stitch(onSide(hemStitch, side), trim.thread, 0.25),
    ],
  })
}

/** The crease is one thin ridge with a valley beside it; slow folds hang left and right of it. */
const pressed = (length: number, hem: number): Fold[] => [
  fold(pts`38,30 48,130 58,300 ${(HEM_IN + hem) / 2},${length}`, [3.6, 3, 0.25]),
  fold(pts`30,24 38,130 46,300 54,${length - 10}`, [11, -3, 0.5]),
  fold(pts`58,120 80,300 106,${length}`, [14, -4.5, 0.7]),
  fold(pts`20,200 24,340 26,${length - 6}`, [12, 4, 0.8]),
  fold(pts`78,200 94,340 122,${length}`, [10, 4, 0.7]),
]

const weltPocket = (side: Side, { horn }: Trim): Ink[] => [
  ...seam(onSide(pts`36,92 72,90`, side)),
  ...seam(onSide(pts`36,98 72,96`, side), { strength: 0.7 }),
  button([54 * side, 104], 3, horn),
]

/** A slant pocket, and the two pleats that run into the crease. */
const slantPocket = (side: Side, { thread }: Trim): Ink[] => [
  ...seam(onSide(pts`60,22 72,60 88,104`, side), { strength: 0.9 }),
  ...stitch(onSide(pts`57,23 69,62 85,106`, side), thread, 0.4),
  ...[26, 42].flatMap((x, i) => seam(onSide(pts`${x},20 ${x + 3},${62 - i * 12}`, side), { strength: 0.8 })),
]
