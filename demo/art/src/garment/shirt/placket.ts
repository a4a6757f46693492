import { button } from '../../ink/button.ts'
import { line } from '../../ink/line.ts'
import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import type { Dress } from './dress.ts'

const BUTTONS = [52, 106, 160, 214, 268, 322, 374]

export const placket = ({ thread, deep, buttons, slot }: Dress): Part =>
  part('placket', pts`-10,36! 10,36! 10,405! -10,405!`, {
    slot,
    lift: 0.28,
    cast: 2.6,
    puff: 1,
    puffRadius: 6,
    ink: [
      ...stitch(pts`-7.4,44 -7.4,402`, thread),
      ...stitch(pts`7.4,44 7.4,402`, thread),
      ...BUTTONS.flatMap((y) => [
        line(pts`0,${y - 5.5} 0,${y + 5.5}`, { color: deep, width: 0.9, opacity: 0.5 }),
        button([0.3, y], 4, buttons),
      ]),
    ],
  })
