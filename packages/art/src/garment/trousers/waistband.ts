import type { Ink } from '../../ink/ink.ts'
import { line, metal } from '../../ink/line.ts'
import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import type { View } from '../garment.ts'

const LOOPS = [-52, -24, 24, 52]

/** Waistband with loops, closed by a hook in front. */
export const waistband = (view: View, { thread, base }: Trim): Part =>
  part('waistband', pts`-67,-5! 0,0 67,-5! 69,19! 0,25 -69,19!`, {
    grain: Math.PI / 2,
    puffRadius: 10,
    puff: 2,
    lift: 0.42,
    cast: 4,
    ink: [
      ...stitch(pts`-66,-1 0,4 66,-1`, thread, 0.3),
      ...LOOPS.flatMap((x) => beltLoop(x, base)),
      ...(view === 'back' ? [] : hook()),
    ],
  })

const beltLoop = (x: number, base: string): Ink[] => [
  line(pts`${x},-4 ${x + 0.4},24`, { width: 5.6, opacity: 0.24, cap: 'butt' }),
  line(pts`${x - 0.6},-4.6 ${x - 0.4},23`, { color: base, width: 4.6, cap: 'butt' }),
  line(pts`${x - 1.6},-4 ${x - 1.5},23`, { color: '#fff', width: 0.7, opacity: 0.22 }),
]

const hook = (): Ink[] => [
  ...seam(pts`6,0 6,24`, { strength: 0.7 }),
  metal(pts`-6,10! 4,9! 4,15! -6,16!`, '#a79f90'),
]
