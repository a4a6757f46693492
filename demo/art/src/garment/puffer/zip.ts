import type { Ink } from '../../ink/ink.ts'
import { line, metal } from '../../ink/line.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

const STEEL = '#8f8a80'

/** Tape, teeth, slider and its pull. */
export const zip = (length: number, { deep }: Trim): Part[] => [
  part('zip', pts`-7,-17! 7,-17! 7,${length + 4}! -7,${length + 4}!`, {
    puff: 0,
    edge: 0.6,
    lift: 0.3,
    cast: 2.4,
    wrinkle: 0,
    ink: [...teeth(length, deep), ...slider()],
  }),
]

const teeth = (length: number, deep: string): Ink[] => [
  line(pts`0,-15 0,${length + 2}`, { color: deep, width: 5, cap: 'butt' }),
  line(pts`0,-15 0,${length + 2}`, { color: STEEL, width: 4, dash: [1.5, 1.5], cap: 'butt' }),
]

const slider = (): Ink[] => [
  metal(pts`-4.5,-19! 4.5,-19! 5,-7! -5,-7!`, STEEL),
  metal(pts`-2.4,-8! 2.4,-8! 3.4,15! -3.4,15!`, STEEL),
]
