import type { Chance } from '../../chance/random.ts'
import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { mirrored, onSide } from '../../outline/mirror.ts'
import type { Outline } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { bothSides } from '../both-sides.ts'
import { between, yesNo } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { armpits } from '../habit/armpit-folds.ts'
import { inBuilds } from '../habit/build.ts'
import { hangFolds } from '../habit/hang-folds.ts'
import { bishopSleeve } from './bishop-sleeve.ts'
import { neckBand, neckBow } from './neck-bow.ts'

type Options = { length: number; bow: boolean }

const SHOULDER = pts`44,6 82,20 112,38`

/** Blouse: gathered below a shoulder seam, full sleeves in a narrow cuff, a band that ties in a bow. */
export const blouse = garment({
  worn: 'shoulders',
  detail: { at: [0, 60], zoom: 2.6 },
  choices: { length: between(300, 390, 342), bow: yesNo(true) },
  cut: inBuilds({ width: 6, length: 0.05, sleeve: 0.04 }, cut),
})

function cut({ rng, view, trim, options: { length, bow } }: Cutting<Options>): Part[] {
  const isBack = view === 'back'
  return [
    ...bothSides((side) => bishopSleeve(rng, side, trim)),
    body(rng, isBack, { length, trim }),
    ...neckBand(isBack),
    ...(bow && !isBack ? neckBow() : []),
  ]
}

function body(rng: Chance, isBack: boolean, { length, trim }: { length: number; trim: Trim }): Part {
  const hem = pts`-116,${length - 9} -60,${length} 0,${length + 2} 60,${length} 116,${length - 9}`
  return part('body', [...pts`-26,-2 0,2 26,-2`, ...mirrored(half(length))], {
    puffRadius: 40,
    puff: 5,
    lift: 0.3,
    cast: 4,
    folds: [
      ...armpits(rng, [116, 136]),
      ...gathers(rng),
      ...hangFolds(rng, { x: [-100, 100], y: [120, length], count: 9, amount: 1.2 }),
    ],
    ink: [
      ...bothSides((side) => seam(onSide(SHOULDER, side), { strength: 0.5 })),
      ...stitch(hem, trim.thread, 0.4),
      ...seam(isBack ? pts`0,4 0,150` : pts`0,30 0,${length}`, { strength: isBack ? 0.5 : 0.3 }),
    ],
  })
}

const half = (b: number): Outline =>
  pts`43,-6! 80,10 114,32! 108,76 112,108 120,138! 118,210 120,290 124,${b - 8}! 62,${b + 8} 0,${b + 10}`

/** Small gathers that leave the neck band. */
const gathers = (rng: Chance) =>
  bothSides((side) =>
    Array.from({ length: 7 }, (_, i) => {
      const x = 8 + i * 6.5
      const line = pts`${x},${10 - i * 2.4} ${x * 1.15},${40 + rng.spread(6)} ${x * 1.35},${78 + rng.between(0, 46)}`
      return fold(onSide(line, side), [rng.between(3, 4.6), (i % 2 ? 1 : -1) * rng.between(1.8, 2.8), -1])
    }),
  )
