import { rivet } from '../../ink/button.ts'
import type { Ink } from '../../ink/ink.ts'
import { fill, line } from '../../ink/line.ts'
import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import type { View } from '../garment.ts'
import { COPPER, GOLD } from './gold.ts'

/** Loops left and right, one more behind; a brass button in front, a leather patch behind. */
export function jeansWaistband(view: View, { base }: Trim): Part {
  const isBack = view === 'back'
  const rim = isBack ? -9 : 3
  return part('waistband', pts`-66,-6! 0,${rim} 66,-6! 68,15! 0,21 -68,15!`, {
    grain: Math.PI / 2,
    puffRadius: 9,
    puff: 1.4,
    edge: 1,
    lift: 0.2,
    cast: 2.4,
    wrinkle: 0.5,
    ink: [
      ...stitch(pts`-65,-3 0,${rim + 3} 65,-3`, GOLD),
      ...stitch(pts`-66,12.4 0,18.4 66,12.4`, GOLD),
      ...(isBack ? [-46, 46, 0] : [-44, 44]).flatMap((x) => loop(x, rim, base)),
      ...(isBack ? patch() : lap()),
    ],
  })
}

function loop(x: number, rim: number, base: string): Ink[] {
  const top = -6 + (rim + 6) * (1 - (x / 66) ** 2)
  const foot = 23.5 - (x / 66) ** 2 * 6
  return [
    line(pts`${x + 2},${top} ${x + 2},${foot}`, { width: 8.2, opacity: 0.24, cap: 'butt' }),
    line(pts`${x},${top - 1.4} ${x},${foot}`, { color: base, width: 7.6, cap: 'butt' }),
    line(pts`${x - 3.2},${top - 1} ${x - 3.2},${foot}`, { color: '#fff', width: 0.9, opacity: 0.22 }),
    line(pts`${x},${top - 1} ${x},${foot}`, { color: '#fff', width: 3, opacity: 0.07 }),
    ...stitch(pts`${x - 2},${top - 1} ${x - 2},${foot}`, GOLD),
    ...stitch(pts`${x + 2},${top - 1} ${x + 2},${foot}`, GOLD),
  ]
}

/** The band's end laps over the fly and is buttoned there. */
const lap = (): Ink[] => [
  ...seam(pts`15,2! 15.4,20!`, { strength: 0.8 }),
  ...stitch(pts`12.6,4 13,18`, GOLD),
  rivet([5, 11], 5.4, '#a58a5a'),
]

const patch = (): Ink[] => [
  fill(pts`19,-5! 41,-7.4! 41.4,14.6! 19.4,17!`, '#000', 0.22),
  fill(pts`18,-6! 40,-8.4! 40.4,13.4! 18.4,16!`, '#9a6b3d'),
  line(pts`20,-4! 38.4,-6! 38.7,11.8! 20.4,14!`, { color: COPPER, width: 0.8, dash: [2, 1.4], closed: true }),
]
