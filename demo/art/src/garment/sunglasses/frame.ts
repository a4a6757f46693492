import { rivet } from '../../ink/button.ts'
import { line } from '../../ink/line.ts'
import { mirrored, onSide } from '../../outline/mirror.ts'
import { moved, type Outline, type Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { bothSides } from '../both-sides.ts'

/** How it is rounded and polished. */
export const ACETATE = {
  fabric: 'acetate',
  puffRadius: 8,
  puff: 4,
  edge: 2.2,
  round: 4,
  wrinkle: 0,
} as const

type Cut = { frame: Outline; lens: Outline; hinge: Point }

/** The front, milled from one sheet: the lenses lie over it where it is open. */
export const frame = ({ frame: half, lens, hinge: [x, y] }: Cut, isBack: boolean): Part =>
  part('frame', mirrored(half), {
    ...ACETATE,
    lift: 0.36,
    cast: 5,
    ink: bothSides((side) => [
      // The groove's lip catches the light below right of each lens.
      line(
        moved(onSide(lens, side), (a, b) => [a + 1.1, b + 1.3]),
        { color: '#fff', width: 2.2, opacity: 0.34, closed: true },
      ),
      line(onSide(lens, side), { width: 2.4, opacity: 0.4, closed: true }),
      ...(isBack ? [] : [-4, 4].map((dy) => rivet([x * side, y + dy], 1.9, '#cdbd98'))),
    ]),
  })

/** What rests on the nose, milled with the frame and seen below the bridge. */
export const pads = (): Part[] =>
  bothSides((side) =>
    part(`pad${side}`, onSide(pts`20,-8 12,0 9,10 11,19 20,24`, side), {
      ...ACETATE,
      tone: 0.8,
      lift: 0,
    }),
  )
