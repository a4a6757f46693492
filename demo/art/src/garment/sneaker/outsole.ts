import { makersMark } from '../../ink/label.ts'
import { seam } from '../../ink/seam.ts'
import { moved, type Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { GUM } from './cup-sole.ts'

/** The right shoe from below, toe to the right, its inner side towards the lower edge. */
const RIM = pts`-167,2 -160,28 -136,41 -96,42 -50,36 -5,37 45,48 90,54 130,46 156,26 167,-4 160,-31 136,-50 100,-60 60,-61 15,-53 -30,-44 -80,-41 -132,-39 -159,-24`
const TREAD = moved(RIM, (x, y) => [x * 0.955, y * 0.87])
const BALL: Point = [78, -4]

export const outsole = (): Part[] => [
  part('cup', RIM, {
    slot: 'sole',
    fabric: 'rubber',
    color: 'chalk',
    puff: 4,
    puffRadius: 10,
    edge: 2,
    lift: 0,
  }),
  part('tread', TREAD, {
    slot: 'sole',
    ...GUM,
    puff: 4,
    puffRadius: 16,
    edge: 1.2,
    lift: 0.3,
    cast: 2,
    ink: [...rows(18, 162), ...rows(-162, -88), ...waist()],
  }),
  part('pivot', ring(27), {
    slot: 'sole',
    ...GUM,
    puff: 1.5,
    puffRadius: 8,
    edge: 1.1,
    lift: 0.2,
    cast: 2,
    ink: [20, 13, 6].flatMap((radius) => seam(ring(radius), { closed: true })),
  }),
]

/** Zigzag grooves across the foot. */
const rows = (from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / 8) }, (_, i) => zigzag(from + i * 8)).flatMap((row) =>
    seam(row),
  )

const zigzag = (x: number): Point[] =>
  Array.from({ length: 17 }, (_, i): Point => [x + (i % 2) * 6, -64 + i * 8, 1])

const ring = (radius: number): Point[] =>
  Array.from({ length: 12 }, (_, i): Point => {
    const turn = (i / 12) * Math.PI * 2
    return [BALL[0] + Math.cos(turn) * radius, BALL[1] + Math.sin(turn) * radius]
  })

/** Left smooth for the name, between two bars. */
const waist = () => [
  ...seam(pts`-88,-60! -82,-20 -82,20 -88,60!`),
  ...seam(pts`8,-70! 14,-22 14,22 8,70!`),
  makersMark([-34, 4], { size: 12, color: '#6f5836', spacing: 0.28 }),
]
