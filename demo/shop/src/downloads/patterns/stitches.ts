import type { Outline } from '@vitrine/art/outline/point'
import { pts } from '@vitrine/art/outline/pts'

/** A hand stitch in a field of 76 by 34 mm: the cloth, the thread above it and below it, and where the needle goes on. */
export type HandStitch = {
  name: string
  cloth: readonly Outline[]
  over: readonly Outline[]
  under: readonly Outline[]
  onward: Outline
}

const times = (count: number, one: (at: number) => Outline): Outline[] =>
  Array.from({ length: count }, (_, at) => one(at))
const EDGES = [pts`4,6! 72,6!`, pts`4,28! 72,28!`]

/** Rows of knitting, each stitch a V. */
const knitted = (x: number, y: number): Outline =>
  pts`${x - 3.6},${y - 6} ${x - 1},${y - 1} ${x},${y + 1.6}! ${x + 1},${y - 1} ${x + 3.6},${y - 6}`

export const HAND_STITCHES: readonly HandStitch[] = [
  {
    name: 'running',
    cloth: EDGES,
    over: times(5, (at) => pts`${8 + at * 12},17! ${14 + at * 12},17!`),
    under: times(4, (at) => pts`${14 + at * 12},17! ${20 + at * 12},17!`),
    onward: pts`62,17! 70,17!`,
  },
  {
    name: 'back',
    cloth: EDGES,
    over: times(6, (at) => pts`${8 + at * 9},17! ${16.4 + at * 9},17!`),
    under: times(5, (at) => pts`${8 + at * 9},17! ${17 + at * 9},21 ${26 + at * 9},17!`),
    onward: pts`62,17! 70,17!`,
  },
  {
    name: 'ladder',
    cloth: [...EDGES, pts`4,13! 72,13!`, pts`4,21! 72,21!`],
    over: times(7, (at) => pts`${10 + at * 8},13! ${10 + at * 8},21!`),
    under: times(6, (at) => pts`${10 + at * 8},${at % 2 ? 13 : 21}! ${18 + at * 8},${at % 2 ? 13 : 21}!`),
    onward: pts`58,21! 68,21!`,
  },
  {
    name: 'whip',
    cloth: [pts`4,6! 72,6! 72,28! 4,28! 4,6!`, pts`4,17! 72,17!`],
    over: times(9, (at) => pts`${8 + at * 6.5},21! ${11 + at * 6.5},15!`),
    under: times(8, (at) => pts`${11 + at * 6.5},15! ${14.5 + at * 6.5},21!`),
    onward: pts`63,15! 69,21!`,
  },
  {
    name: 'darn',
    cloth: [...EDGES, pts`38,9 48,11 53,17 48,23 38,25 28,23 23,17 28,11 38,9`],
    over: [
      ...times(11, (at) => pts`${18 + at * 4},8! ${18 + at * 4},26!`),
      ...Array.from({ length: 6 }).flatMap((_, row) =>
        times(
          6,
          (at) =>
            pts`${16 + at * 8 + (row % 2) * 4 - 0.2},${10 + row * 2.8}! ${20.2 + at * 8 + (row % 2) * 4},${10 + row * 2.8}!`,
        ),
      ),
    ],
    under: [],
    onward: pts`62,24! 70,24!`,
  },
  {
    name: 'swiss',
    cloth: Array.from({ length: 3 }).flatMap((_, row) =>
      times(8, (at) => knitted(10 + at * 8, 12 + row * 8)),
    ),
    over: times(4, (at) => knitted(10 + at * 8, 20)),
    under: times(3, (at) => pts`${10 + at * 8},21.6! ${18 + at * 8},21.6!`),
    onward: pts`34,21.6! 42,21.6!`,
  },
]
