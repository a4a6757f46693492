import type { Chance } from '../../chance/random.ts'
import { rivet } from '../../ink/button.ts'
import type { Ink } from '../../ink/ink.ts'
import { makersMark } from '../../ink/label.ts'
import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { band } from '../../outline/band.ts'
import { moved } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Fold, fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { bothSides } from '../both-sides.ts'
import type { Cutting } from '../garment.ts'
import { arch, type HandleCut, seamsOf } from './handle.ts'

const RIM = pts`-140,22! -108,10 -72,-6 -40,12 0,25 40,13 72,-6 108,9 140,20!`
const SIDES = pts`152,110 160,186 148,240 116,268 60,278 0,280 -60,279 -118,270 -150,240 -160,184 -150,108`

/** Soft hide, hung from two places: the rim sags between the handles and the front swings below them. */
export const slouchyBody = ({ rng, view, trim }: Pick<Cutting, 'rng' | 'view' | 'trim'>): Part[] => [
  part('inside', pts`-138,20! -70,-12 0,-4 70,-12 138,18! 120,40 0,48 -120,40`, {
    tone: 0.44,
    puff: 2,
    lift: 0,
    slot: 'lining',
    fabric: 'suede',
  }),
  part('body', [...RIM, ...SIDES], {
    puffRadius: 54,
    puff: 14,
    edge: 2,
    round: 4,
    lift: 0.2,
    folds: swags(rng),
    ink: [
      ...stitch(pts`-136,27 -106,17 -72,1 -40,19 0,32 40,20 72,1 106,16 136,26`, trim.thread, 0.5),
      ...seam(pts`-156,206 -140,262`, { strength: 0.5 }),
      ...(view === 'back' ? slipPocket(trim) : name(trim)),
    ],
  }),
]

/** Ridges hang in bows from foot to foot, each with its valley; the outer ones run off to the corners. */
function swags(rng: Chance): Fold[] {
  const deep = (y: number) => y + rng.spread(10)
  return [
    fold(pts`-66,34 -36,${deep(92)} 2,${deep(112)} 40,${deep(90)} 68,34`, [12, 4.6, 0.8]),
    fold(pts`-60,28 -30,${deep(66)} 4,${deep(80)} 36,${deep(64)} 60,28`, [11, -4.2, 0.8]),
    fold(pts`-78,40 -60,${deep(150)} -6,${deep(182)} 56,${deep(156)} 80,40`, [17, -4.4, 0.8]),
    fold(pts`-84,50 -84,150 -60,${deep(220)}`, [14, 4.4, -0.8]),
    fold(pts`84,50 90,140 66,${deep(214)}`, [14, 4, -0.8]),
    fold(pts`-88,40 -120,110 -136,${deep(196)}`, [12, -4.2, -0.8]),
    fold(pts`90,40 122,104 138,${deep(190)}`, [12, -4, -0.8]),
    fold(pts`-126,248 -40,${deep(258)} 90,${deep(254)}`, [9, -3, 0.9]),
    fold(pts`-96,236 -10,${deep(240)} 118,${deep(236)}`, [10, 3, 0.9]),
  ]
}

const WIDTH = 17

export const slouchyHandle = ({ lean, isFar, trim }: HandleCut): Part[] => {
  const line = arch({ foot: 14, top: isFar ? -206 : -184, spread: 80, lean })
  return [
    part('handle', band(line, WIDTH), {
      slot: 'trim',
      puffRadius: 8,
      puff: 4,
      edge: 1.6,
      lift: 0.3,
      folds: [fold(pts`-70,-120 -40,-170 -10,-184`, [5, 1.6, 1])],
      ink: seamsOf(line, WIDTH, 3).flatMap((edge) => stitch(edge, trim.thread, 0.45)),
    }),
    ...(isFar ? [] : bothSides((side) => patch(side, trim))),
  ]
}

const PATCH = pts`-13,-10! 13,-10! 20,26 16,42 0,48 -16,42 -20,26`
const PATCH_STITCH = pts`-10,0! -15.5,26 -12.5,38.5 0,43.5 12.5,38.5 15.5,26 10,0!`

/** What spreads the handle's pull over the soft front. */
function patch(side: number, { thread }: Trim): Part {
  const there = (x: number, y: number) => [x + side * 71.5, y + 4] as const
  return part(`patch${side}`, moved(PATCH, there), {
    slot: 'trim',
    puff: 2,
    puffRadius: 8,
    edge: 1.4,
    lift: 0.36,
    cast: 3.4,
    ink: [
      ...stitch(moved(PATCH_STITCH, there), thread, 0.5),
      ...[-6.5, 6.5].map((dx) => rivet([side * 71.5 + dx, 32], 2.8, '#b89a62')),
    ],
  })
}

const name = ({ deep }: Trim): Ink[] => [makersMark([0, 232], { size: 8.6, color: deep, spacing: 0.3 })]

/** An open pocket behind, for what is needed at once. */
const slipPocket = ({ thread }: Trim): Ink[] => [
  ...seam(pts`-78,112! 0,124 78,112! 76,216! 0,226 -76,216! -78,112!`, { strength: 0.8 }),
  ...stitch(pts`-77,119 0,131 77,119`, thread, 0.5),
]
