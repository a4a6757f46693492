import { pts } from '../../outline/pts.ts'
import type { Part } from '../../part/part.ts'
import { drape } from '../../relief/drape.ts'
import { bothSides } from '../both-sides.ts'
import { between } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { insideBack } from '../inside-back.ts'
import { bodice } from './bodice.ts'
import { belt, tie } from './dress-belt.ts'
import { dressSkirt } from './dress-skirt.ts'
import { puffSleeve } from './puff-sleeve.ts'

/** Tea dress: darts, short gathered sleeves, a skirt gathered under a tied belt and falling in cones. */
export const dress = garment({
  worn: 'shoulders',
  detail: { at: [10, 150], zoom: 2.8 },
  choices: { length: between(480, 620, 570), flare: between(110, 170, 148) },
  cut,
})

function cut({
  rng,
  view,
  trim,
  options: { length, flare },
}: Cutting<{ length: number; flare: number }>): Part[] {
  const isBack = view === 'back'
  const half = (y: number) =>
    70 + (flare - 70) * Math.max(0, Math.min(1.05, (y - 196) / (length - 196))) ** 0.82
  const fall = drape(rng, { top: 190, bottom: length, half, cones: 3.8, depth: 23 })
  const skirt = dressSkirt(rng, { fall, half, length, flare, thread: trim.thread })
  const sleeves = bothSides((side) => puffSleeve(rng, side, trim))
  return [
    ...(isBack
      ? []
      : [insideBack(pts`-40,-2 -20,12 0,15 20,12 40,-2`, { depth: 100, label: 26, tone: 0.66 })]),
    skirt,
    ...sleeves,
    bodice(rng, view, trim),
    belt(),
    ...(isBack ? [] : tie()),
  ]
}
