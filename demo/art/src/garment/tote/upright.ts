import { rivet } from '../../ink/button.ts'
import type { Ink } from '../../ink/ink.ts'
import { makersMark } from '../../ink/label.ts'
import { line } from '../../ink/line.ts'
import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { band } from '../../outline/band.ts'
import { moved } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { bothSides } from '../both-sides.ts'
import type { Cutting } from '../garment.ts'
import { arch, type HandleCut } from './handle.ts'

const RIM = pts`-152,0! -80,7 0,9 80,7 152,0!`
const SIDES = pts`148,110 141,250 135,265! 70,270 0,271 -70,270 -135,265! -141,250 -148,110`
const BASE = pts`-144.5,196! 0,204 144.5,196! 141,250 135,266! 70,271.5 0,272.5 -70,271.5 -135,266! -141,250`
const STIFF = { puffRadius: 60, puff: 6, edge: 1.8, round: 3.4 } as const
const BRASS = '#b89a62'

/** Stiff leather that stands: only the handles' weight and the filled base move the front. */
export const uprightBody = ({ rng, view, trim }: Pick<Cutting, 'rng' | 'view' | 'trim'>): Part[] => [
  part('inside', pts`-150,1! 0,-15 150,1! 144,18 0,26 -144,18`, {
    tone: 0.46,
    puff: 0,
    lift: 0,
    slot: 'lining',
  }),
  part('body', [...RIM, ...SIDES], {
    ...STIFF,
    lift: 0,
    folds: [
      fold(pts`-66,60 -60,130 -64,196`, [26, -3.4, -0.9]),
      fold(pts`66,60 ${58 + rng.spread(6)},130 66,196`, [24, -3, -0.9]),
      fold(pts`${rng.spread(20)},30 0,110 4,196`, [40, 4.5, 0.7]),
      fold(pts`-140,200 -118,${150 + rng.spread(14)} -112,96`, [13, 2.6, -1]),
      fold(pts`140,200 116,${146 + rng.spread(14)} 112,86`, [13, 2.4, -1]),
    ],
    ink: [
      ...stitch(pts`-147,8.5 -80,14.5 0,16.5 80,14.5 147,8.5`, trim.thread),
      line(pts`-152,1 -80,8 0,10 80,8 152,1`, { color: trim.deep, width: 1.8, opacity: 0.5 }),
      ...(view === 'back' ? zipPocket(trim) : name(trim)),
    ],
  }),
  part('base', BASE, {
    ...STIFF,
    puffRadius: 34,
    puff: 5,
    lift: 0.22,
    cast: 3,
    ink: [
      ...stitch(pts`-140,201.5 0,209 140,201.5`, trim.thread),
      ...stitch(pts`-140,206 0,213.5 140,206`, trim.thread, 0.5),
    ],
  }),
]

export const uprightHandle = ({ lean, isFar, trim }: HandleCut): Part[] => [
  part('handle', band(arch({ foot: 16, top: isFar ? -196 : -172, spread: 72, lean }), 12), {
    slot: 'trim',
    puffRadius: 6,
    puff: 5,
    edge: 2,
    lift: 0.3,
  }),
  ...(isFar ? [] : bothSides((side) => tab(side, trim))),
]

const TAB = pts`-14,-5! 14,-5! 13,54! 0,66! -13,54!`
const TAB_STITCH = pts`-10.5,4! -9.6,52! 0,61! 9.6,52! 10.5,4!`

function tab(side: number, { thread }: Trim): Part {
  const there = (x: number, y: number) => [x + side * 66, y] as const
  return part(`tab${side}`, moved(TAB, there), {
    slot: 'trim',
    puff: 2,
    puffRadius: 7,
    edge: 1.5,
    lift: 0.36,
    cast: 3.4,
    ink: [
      ...stitch(moved(TAB_STITCH, there), thread),
      ...stitch(moved(pts`-10,26 10,26`, there), thread),
      rivet([side * 66, 45], 3.4, BRASS),
    ],
  })
}

const name = ({ deep }: Trim): Ink[] => [makersMark([0, 104], { size: 9.4, color: deep, spacing: 0.3 })]

/** A zip behind, between two piped lips. */
const zipPocket = ({ thread }: Trim): Ink[] => [
  line(pts`-78,94 78,94`, { color: '#1c1815', width: 6, opacity: 0.85 }),
  line(pts`-78,94 78,94`, { color: BRASS, width: 2.6, dash: [1.5, 1.1], cap: 'butt' }),
  ...seam(pts`-84,89! 84,89! 84,99! -84,99! -84,89!`, { strength: 0.8 }),
  ...stitch(pts`-87,85! 87,85! 87,103! -87,103! -87,85!`, thread, 0.5),
  rivet([-74, 94], 3.6, BRASS),
]
