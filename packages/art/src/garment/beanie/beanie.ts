import type { Chance } from '../../chance/random.ts'
import { lettering } from '../../ink/label.ts'
import { fill } from '../../ink/line.ts'
import { seam } from '../../ink/seam.ts'
import { pts } from '../../outline/pts.ts'
import { type Fold, fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import { type Cutting, garment, type View } from '../garment.ts'

/** Beanie: a gathered crown over a deep cuff with a small woven mark. */
export const beanie = garment({
  frame: { w: 330, h: 330, y: 390 },
  extraFrame: { x: 170, y: 590, w: 150, h: 150 },
  detail: { at: [40, 110], zoom: 2.8 },
  cut: ({ rng, view }: Cutting) => [dome(rng), cuff(view)],
})

const DOME = pts`-104,120! -106,60 -90,8 -56,-28 -18,-44 10,-45 54,-30 92,10 106,62 104,120!`
const CUFF_TOP = pts`-110,84! -60,94 0,97 60,94 110,84!`
const CUFF_BOTTOM = pts`113,120 109,158! 58,170 0,173 -58,170 -109,158! -113,120`

const dome = (rng: Chance): Part =>
  part('dome', DOME, { slot: 'rib', puffRadius: 40, puff: 18, lift: 0, folds: crownGathers(rng) })

const crownGathers = (rng: Chance): Fold[] =>
  Array.from({ length: 9 }, (_, i) => {
    const s = (i - 4) / 4
    const line = pts`${s * 12 - 2},-42 ${s * 60},${-12 + s * s * 10} ${s * 92},${60 + rng.spread(8)}`
    return fold(line, [6, i % 2 ? 3 : -3, -0.8])
  })

const cuff = (view: View): Part =>
  part('cuff', [...CUFF_TOP, ...CUFF_BOTTOM], {
    slot: 'rib',
    puff: 12,
    edge: 4,
    round: 6,
    lift: 0.5,
    cast: 8,
    folds: [fold(pts`-60,130 -30,136 10,132`, [8, -1.6, 1])],
    ink:
      view === 'back'
        ? seam(pts`2,90 3,130 1,172`, { strength: 0.5 })
        : [
            fill(pts`62,126! 88,122! 89,142! 63,146!`, '#f1ece2'),
            ...lettering([75.5, 137.5], { text: 'V', size: 10, color: '#3a342c', spacing: 0 }),
          ],
  })
