import { rivet } from '../../ink/button.ts'
import type { Ink } from '../../ink/ink.ts'
import { line } from '../../ink/line.ts'
import { stitch } from '../../ink/stitch.ts'
import { band } from '../../outline/band.ts'
import { moved, type Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { KID } from './kid.ts'

const BRASS = '#c2a05c'

/** What is seen of the shoe's inside where its back is open: the sock, and the rim it is bound with. */
export const seat = (): Part[] => [
  part(
    'sock',
    pts`100,112! 130,112 164,98 194,72 222,52 250,42 280,38 296,40 302,46 302,57 270,60 240,74 210,97 180,127 150,150 110,150!`,
    {
      ...KID,
      tone: 0.9,
      puff: -3,
      puffRadius: 12,
      edge: 1,
      lift: 0.2,
      cast: 2,
    },
  ),
  part(
    'rim',
    pts`150,145! 180,120 210,91 240,69 270,57.5 294,53.5 303,52 305.5,55.5 303,60 271,64 240,76.5 210,99 180,128 150,151!`,
    {
      puff: 1.8,
      puffRadius: 5,
      edge: 1.4,
      lift: 0.3,
      cast: 3,
    },
  ),
]

/** Closed over the toes, cut away behind the ball. */
export const vamp = ({ thread }: Trim): Part =>
  part(
    'vamp',
    pts`-26,168! -23,160 -8,149 22,134 58,119 88,109.5 99,108.5 107,112.5 118,119.5 136,122 154,115 170,103 178,101 184,106 187,114 186,121 180,128 150,155.5 120,172.5 86,179 50,179.5 10,176.5`,
    {
      puff: 12,
      puffRadius: 26,
      edge: 2.2,
      lift: 0.34,
      cast: 4,
      folds: [fold(pts`106,128 118,146 120,164`, [9, -1.8, 0.8])],
      ink: stitch(pts`99,112.5 106,116.5 118,123.8 137,126.3 156,118.5 171,108 178,106`, thread, 0.4),
    },
  )

/** The far half of the strap from inside; it turns about behind the heel. */
export const farStrap = (): Part =>
  part('far-strap', band(pts`112,120 132,110 164,88 200,59 236,27 264,4 284,-8.5 297,-13`, 10), {
    ...KID,
    tone: 0.78,
    puff: 1,
    puffRadius: 8,
    edge: 0.6,
    lift: 0.2,
    cast: 3,
  })

const STRAP = pts`160,114 194,86 224,60 252,33 274,9 290,-8 300,-16`
const UNDER = pts`297,14 278,32 258,51 232,75 205,98 180,118 168,126`

/** Buckled on the outer side. */
export const strap = ({ thread }: Trim, { isInner }: { isInner: boolean }): Part =>
  part('strap', [...STRAP, ...pts`309,-12 309.5,-4 305,5`, ...UNDER], {
    puff: 4,
    puffRadius: 7,
    edge: 1.8,
    lift: 0.4,
    cast: 4,
    ink: [
      ...stitch(
        moved(STRAP, (x, y) => [x + 2, y + 2.6]),
        thread,
        0.4,
      ),
      ...stitch(
        moved(UNDER, (x, y) => [x - 2, y - 2.6]),
        thread,
        0.4,
      ),
      ...(isInner ? [] : buckle()),
    ],
  })

/** A small frame with its pin, the loop behind it and the five holes. */
const buckle = (): Ink[] => [
  ...[0, 1, 2, 3, 4].map((i) => rivet(onStrap(20 + i * 8.4, 0), 1.1, '#2b2018')),
  line(
    moved(FRAME, (x, y) => onStrap(x + 0.6, y + 1)),
    { color: '#3b2a10', width: 3.6, closed: true, opacity: 0.45 },
  ),
  line(moved(FRAME, onStrap), { color: BRASS, width: 2.8, closed: true }),
  line(moved(pts`-5.5,-9.6 5.5,-9.6`, onStrap), { color: '#fff', width: 0.8, opacity: 0.6 }),
  line([onStrap(-5, 0), onStrap(11, 0)], { color: '#a5843f', width: 2 }),
]

const FRAME = pts`-5.5,-9! 5.5,-9! 5.5,9! -5.5,9!`

/** Along the strap from its buckle, and across it. */
const onStrap = (x: number, y: number): Point => [212 + x * 0.74 + y * 0.67, 80 - x * 0.67 + y * 0.74]
