import { rivet } from '../../ink/button.ts'
import type { Ink } from '../../ink/ink.ts'
import { fill, line } from '../../ink/line.ts'
import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import type { View } from '../garment.ts'
import { GOLD } from './gold.ts'

/** Loops left and right, one more behind; a brass button in front, a leather patch behind. */
export const jeansWaistband = (view: View, { base }: Trim): Part =>
  part('waistband', pts`-67,-7! 0,${view === 'back' ? -2 : 0} 67,-7! 68,17! 0,23 -68,17!`, {
    grain: Math.PI / 2,
    puffRadius: 12,
    lift: 0.42,
    cast: 4,
    ink: [
      ...stitch(pts`-66,-3 0,4 66,-3`, GOLD),
      ...stitch(pts`-66,14 0,20 66,14`, GOLD),
      ...(view === 'back' ? [-46, 46, 0] : [-46, 46]).flatMap((x) => loop(x, base)),
      view === 'back' ? fill(pts`22,-2! 42,-4! 42,14! 22,16!`, '#9a6b3d') : rivet([0, 11], 6, '#a58a5a'),
    ],
  })

const loop = (x: number, base: string): Ink[] => [
  line(pts`${x},-8 ${x},22`, { width: 8.4, opacity: 0.25, cap: 'butt' }),
  line(pts`${x - 0.6},-8 ${x - 0.6},21`, { color: base, width: 7.2, cap: 'butt' }),
  ...stitch(pts`${x - 3},-8 ${x - 3},21`, GOLD),
  ...stitch(pts`${x + 1.8},-8 ${x + 1.8},21`, GOLD),
]
