import type { Chance } from '../../chance/random.ts'
import { stitch } from '../../ink/stitch.ts'
import { flared } from '../../outline/flared.ts'
import type { Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Fold, fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { drape } from '../../relief/drape.ts'

type Cut = {
  fall: ReturnType<typeof drape>
  half: (y: number) => number
  length: number
  flare: number
  thread: string
}

export function dressSkirt(rng: Chance, { fall, half, length, flare, thread }: Cut): Part {
  const hem = fall.hem({ halfWidth: flare, y: length - 6, sag: 15 })
  const sewn = fall.hem({ halfWidth: flare - 1.5, y: length - 12, sag: 15 })
  const side = [half(250) + 2, half(340), half(460)] as const
  const shape = [
    ...pts`-70,196! 0,201 70,196! ${side[0]},250 ${side[1]},340 ${side[2]},460`,
    ...hem,
    ...pts`${-side[2]},460 ${-side[1]},340 ${-side[0]},250`,
  ]
  return part('skirt', shape, {
    puffRadius: 30,
    puff: 7,
    lift: 0,
    relief: fall.relief,
    spread: flared({ half, at: length * 0.75 }),
    folds: waistGathers(rng),
    ink: stitch(
      sewn.map(([x, y]): Point => [x, y]),
      thread,
      0.35,
    ),
  })
}

const waistGathers = (rng: Chance): Fold[] =>
  Array.from({ length: 15 }, (_, i) => {
    const x = -63 + i * 9 + rng.spread(2.5)
    const line = pts`${x},198 ${x * 1.06},222 ${x * 1.16},${244 + rng.between(0, 60)}`
    return fold(line, [rng.between(2.6, 4.2), (i % 2 ? 1 : -1) * rng.between(1.8, 3.2), -1.1])
  })
