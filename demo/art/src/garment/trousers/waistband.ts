import type { Ink } from '../../ink/ink.ts'
import { fill, line } from '../../ink/line.ts'
import { seam } from '../../ink/seam.ts'
import { onSide } from '../../outline/mirror.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { bothSides } from '../both-sides.ts'
import { elasticRipples } from '../elastic.ts'
import type { View } from '../garment.ts'

/** A sewn-on band with loops. In front it closes with a hook that does not show, under a tab. */
export function waistband(view: View, { isElastic = false } = {}): Part {
  const isBack = view === 'back'
  const rim = isBack ? -9 : 3
  return part('waistband', pts`-66,-6! 0,${rim} 66,-6! 68.5,14! 0,21 -68.5,14!`, {
    grain: Math.PI / 2,
    puffRadius: 9,
    puff: 1.3,
    edge: 0.8,
    lift: 0.16,
    cast: 2.4,
    wrinkle: 0.5,
    folds: isBack && isElastic ? elasticRipples({ half: 66, y: [-7, 18] }) : [],
    ink: [
      ...seam(pts`-68,13.4 0,20.4 68,13.4`, { strength: 0.3 }),
      ...(isBack ? seam(pts`0,-8 0,20`, { strength: 0.6 }) : tab()),
      ...(isBack ? beltLoop(0, rim) : []),
      ...bothSides((side) => beltLoop(45 * side, rim)),
    ],
  })
}

/** Of the band's own cloth, so only its edges and its shadow are drawn. */
function beltLoop(x: number, rim: number): Ink[] {
  const bow = 1 - (x / 66) ** 2
  const top = -6 + (rim + 6) * bow
  const foot = 17.5 + 7 * bow
  const upright = (dx: number) => pts`${x + dx},${top - 0.6} ${x + dx + 0.4},${foot}`
  return [
    line(upright(3.8), { width: 2.4, opacity: 0.18, cap: 'butt' }),
    line(upright(0), { color: '#fff', width: 5, opacity: 0.07, cap: 'butt' }),
    line(upright(-2.5), { width: 0.7, opacity: 0.22, cap: 'butt' }),
    line(upright(-1.7), { color: '#fff', width: 0.9, opacity: 0.18, cap: 'butt' }),
    line(upright(2.6), { width: 1, opacity: 0.36, cap: 'butt' }),
    line(pts`${x - 2.2},${foot - 0.4} ${x + 3},${foot - 0.4}`, { width: 0.9, opacity: 0.3, cap: 'butt' }),
  ]
}

/** The end of the band laps over the middle. */
const tab = (): Ink[] => [
  fill(pts`-13,3! -10.5,3! -10.5,20! -13,20!`, '#000', 0.12),
  ...seam(onSide(pts`10,2.6! 10.4,14 8.4,19.6`, -1), { strength: 0.8 }),
]
