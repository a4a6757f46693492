import type { Chance } from '../../chance/random.ts'
import { band } from '../../outline/band.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { type Cutting, garment } from '../garment.ts'
import { loop, loopBack } from './scarf-loop.ts'
import { leftTail, rightTail } from './scarf-tail.ts'

/** A long scarf looped once, tails down, fringe at both ends. */
export const scarf = garment({
  frame: { w: 300, h: 590 },
  detail: { at: [0, 60], zoom: 2.6 },
  cut: ({ rng, view }: Cutting) => [
    ...fringe(rng, { from: -104, to: -22, y: 404 }),
    leftTail(),
    ...fringe(rng, { from: 8, to: 92, y: 360 }),
    rightTail(),
    ...(view === 'back'
      ? [
          { ...loop(), tone: 0.78 },
          { ...loopBack(), tone: 1, lift: 0.5 },
        ]
      : [loopBack(), loop()]),
  ],
})

type End = { from: number; to: number; y: number }

const STRANDS = 12

const fringe = (rng: Chance, { from, to, y }: End): Part[] =>
  Array.from({ length: STRANDS }, (_, i) => {
    const x = from + ((to - from) * (i + 0.5)) / STRANDS
    const length = 34 + rng.spread(6)
    const drift = rng.spread(5)
    const line = pts`${x - 2},${y - 4} ${x - 2 + drift * 0.5},${y + length * 0.5} ${x - 2 + drift},${y + length}`
    const shape = band(line, (share) => 4.6 - share * 1.6, -1)
    return part(`fringe${from}${i}`, shape, {
      puff: 2.4,
      puffRadius: 3,
      edge: 1,
      lift: 0.25,
      cast: 2.4,
      wrinkle: 0,
    })
  })
