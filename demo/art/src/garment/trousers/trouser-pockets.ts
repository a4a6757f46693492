import { button } from '../../ink/button.ts'
import type { Ink } from '../../ink/ink.ts'
import { fill, line } from '../../ink/line.ts'
import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { onSide } from '../../outline/mirror.ts'
import type { Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import type { Trim } from '../../tint/trim.ts'

/** From the band to the side seam; its mouth stands a little open. */
export const slantPocket = (side: Side, { thread }: Trim): Ink[] => [
  fill(onSide(pts`56,22! 70,58 91,104! 96,104! 76,56 60,22!`, side), '#000', 0.07),
  ...seam(onSide(pts`56,22 70,58 92,106`, side), { strength: 0.75 }),
  ...stitch(onSide(pts`53,22 67,59 88,106`, side), thread, 0.3),
]

/** A pocket in the side seam shows as a seam that opens a little. */
export const sidePocket = (side: Side): Ink[] => [
  line(onSide(pts`81,58 87.5,86 91,120`, side), { width: 1.6, opacity: 0.26 }),
  line(onSide(pts`79.5,58 86,86 89.5,120`, side), { color: '#fff', width: 0.9, opacity: 0.16 }),
]

/** Behind: two narrow lips, tacked at both ends; the right one is buttoned. */
export const weltPocket = (side: Side, { horn }: Trim): Ink[] => [
  line(onSide(pts`35,93! 72,91! 72.4,97! 35.4,99!`, side), { width: 0.9, opacity: 0.3, closed: true }),
  ...seam(onSide(pts`35.5,96 72,94`, side), { strength: 0.9 }),
  ...[35, 72].map((x, i) =>
    line(onSide(pts`${x},${91.5 - i * 2} ${x},${100.5 - i * 2}`, side), { width: 1.6, opacity: 0.3 }),
  ),
  ...(side > 0 ? [button([54, 105], 3, horn)] : []),
]
