import type { Chance } from '../../chance/random.ts'
import type { Ink } from '../../ink/ink.ts'
import { lettering } from '../../ink/label.ts'
import { fill, line } from '../../ink/line.ts'
import { pts } from '../../outline/pts.ts'
import { type Fold, fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import { type Cutting, garment, type View } from '../garment.ts'

/** Beanie: a gathered crown over a deep cuff with a small woven mark. */
export const beanie = garment({
  frame: { w: 330, h: 330, y: 390 },
  extraFrame: { x: 170, y: 590, w: 150, h: 150 },
  detail: { at: [30, 92], zoom: 2.6 },
  cut: ({ rng, view }: Cutting) => [dome(rng), cuff(rng, view)],
})

const DOME = pts`-104,120! -106,60 -91,8 -58,-28 -20,-45 8,-47 52,-31 92,9 106,62 104,120!`
const CUFF_TOP = pts`-109,86! -60,95 0,98 60,95 109,86!`
const CUFF_BOTTOM = pts`112,112 111,140 105,157 58,169 0,172 -58,169 -105,157 -111,140 -112,112`

const dome = (rng: Chance): Part =>
  part('dome', DOME, {
    slot: 'rib',
    puffRadius: 40,
    puff: 18,
    lift: 0,
    folds: crownGathers(rng),
    spread: (x, y) => [x * drawnIn(y), y],
  })

/** Ribs draw together towards the crown, where stitches are taken away. */
const TAKEN_AWAY = 0.55

function drawnIn(y: number): number {
  const up = Math.min(0.98, Math.max(0, (60 - y) / 110))
  return 1 / (1 - TAKEN_AWAY + TAKEN_AWAY * Math.sqrt(1 - up * up))
}

const crownGathers = (rng: Chance): Fold[] =>
  Array.from({ length: 11 }, (_, i) => {
    const s = (i - 5) / 5
    const foot = 46 + rng.spread(20)
    const run = pts`${s * 12 - 2},-44 ${s * (58 + rng.spread(4))},${-12 + s * s * 12} ${s * 92},${foot}`
    return fold(run, [5.4, i % 2 ? 2.8 : -2.8, -rng.between(0.7, 1.1)])
  })

const cuff = (rng: Chance, view: View): Part =>
  part('cuff', [...CUFF_TOP, ...CUFF_BOTTOM], {
    slot: 'rib',
    puff: 11,
    edge: 3.4,
    round: 6,
    lift: 0.46,
    cast: 8,
    folds: [fold(pts`-108,${126 + rng.spread(6)} -40,${137 + rng.spread(4)} 30,138`, [13, -1.5, 0.6])],
    ink: view === 'back' ? [] : mark(),
  })

/** Woven, and sewn on at its corners. */
const mark = (): Ink[] => [
  fill(pts`63,124! 87,121.5! 88,142! 64,144.5!`, '#f1ece2'),
  ...[
    pts`62.4,125.6 66,125.2`,
    pts`84,123.2 87.8,122.9`,
    pts`63.2,142.6 67,142.2`,
    pts`84.6,140.3 88.6,139.9`,
  ].map((sewn) => line(sewn, { color: '#8d8373', width: 0.9, opacity: 0.9 })),
  ...lettering([75.6, 136.6], { text: 'V', size: 10, color: '#3a342c', spacing: 0 }),
]
