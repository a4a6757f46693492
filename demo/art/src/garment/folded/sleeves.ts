import type { Chance } from '../../chance/random.ts'
import { onSide } from '../../outline/mirror.ts'
import type { Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'

const HEAD = pts`93,8! 120,15 131,28 135,74 134.5,138! 124,122 110,92 100,52`

/** From the armhole to the crease: the rest of the sleeve lies behind. Without it a folded jumper is a vest. */
export const sleeveHead = (side: Side): Part =>
  part(`sleeve${side}`, onSide(HEAD, side), {
    grain: side * -0.3,
    puffRadius: 14,
    puff: 3,
    edge: 1.6,
    lift: 0.36,
    cast: 5,
  })

/** One sleeve creased at the side and laid over the front, its cuff on the other half. */
export function sleeveAcross(rng: Chance): Part[] {
  const side = rng.pick([1, -1] as const)
  const [x, y] = [rng.spread(14), rng.spread(16)]
  const sleeve = pts`135,84! 96,108 20,${164 + y * 0.6} ${x - 40},${214 + y}! ${x - 13},${256 + y}! 40,${222 + y * 0.6} 104,182 136,176!`
  const cuff = pts`${x - 36},${213 + y}! ${x - 14},${250 + y}! ${x - 41},${269 + y}! ${x - 64},${234 + y}!`
  const over = { lift: 0.42, cast: 7, grain: side * 0.95, puffRadius: 20 }
  return [
    part('cuff-across', onSide(cuff, side), { ...over, slot: 'rib', puff: 3 }),
    part('sleeve-across', onSide(sleeve, side), {
      ...over,
      puff: 5,
      edge: 1.8,
      folds: [
        fold(onSide(pts`130,120 90,138 40,164`, side), [10, 2.4, -0.8]),
        fold(onSide(pts`130,140 96,154 60,168`, side), [9, -2.2, -0.8]),
        fold(onSide(pts`130,106 104,118 78,132`, side), [8, -1.6, -0.8]),
        fold(onSide(pts`${x - 22},${228 + y} 14,${202 + y} 52,${180 + y * 0.5}`, side), [8, 1.8, -0.8]),
      ],
    }),
  ]
}
