import type { Chance } from '../../chance/random.ts'
import { mirrored } from '../../outline/mirror.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { channel } from './channels.ts'

const NECK = pts`-46,0 -24,10 0,13 24,10 46,0`

/** Height of the first seam, below the shoulders. */
const YOKE = 46

/** Each channel swells beyond its seams, so the outline is a row of soft bumps. */
export function pufferBody(rng: Chance, length: number): Part {
  const rows = Math.round((length - YOKE) / 41)
  const step = (length - YOKE) / rows
  const seams = Array.from({ length: rows }, (_, i) => YOKE + step * i)
  const bumps = seams.flatMap((y, i) =>
    i === 0 ? pts`${edge(y)},${y}` : pts`${edge(y - step / 2) + 4},${y - step / 2} ${edge(y)},${y}!`,
  )
  const half = [
    ...pts`46,0! 86,11 126,29!`,
    ...bumps,
    ...pts`${edge(length) + 3},${length - step / 2} ${edge(length) - 3},${length - 2}! 60,${length + 4} 0,${length + 5}`,
  ]
  const channels = seams.map((y) =>
    channel(
      rng,
      pts`${-edge(y)},${y - 1} ${-edge(y) / 2},${y + rng.spread(1.6)} 0,${y + 2} ${edge(y) / 2},${y + rng.spread(1.6)} ${edge(y)},${y - 1}`,
    ),
  )
  return part('body', [...NECK.slice(1, -1), ...mirrored(half)], {
    puffRadius: 20,
    puff: 5,
    edge: 2.4,
    round: 5,
    lift: 0.3,
    folds: channels.flatMap(({ folds }) => folds),
    ink: channels.flatMap(({ ink }) => ink),
  })
}

const edge = (y: number): number => (y < 140 ? 124 + Math.max(0, y - 60) * 0.1 : 133 + (y - 140) * 0.03)
