import { makersMark } from '../../ink/label.ts'
import { line } from '../../ink/line.ts'
import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { mirrored } from '../../outline/mirror.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import type { View } from '../garment.ts'
import { stud } from './hardware.ts'
import { LEATHER, sewn } from './panel.ts'

const GUSSET = mirrored(pts`0,6 108,8! 120,20 122,90 121,156 112,169 60,172 0,173`)
const BODY = mirrored(pts`0,4 104,6! 113,20 114,90 113,150 105,161 60,164 0,165`)
const BODY_STITCH = pts`-108,24 -109,90 -108,148 -101,156 -60,159 0,160 60,159 101,156 108,148 109,90 108,24`
const FLAP = mirrored(pts`0,-2 106,0! 116,16 117,60 116,88 108,98 60,101 0,102`)
const FLAP_STITCH = pts`-111,18 -112,60 -111,85 -104,93 -60,96 0,97 60,96 104,93 111,85 112,60 111,18`
const TONGUE = pts`-15,74! 15,74! 15,112 10,122 0,126 -10,122 -15,112`
const TONGUE_STITCH = pts`-11,78! -11,111 -7,118 0,121.5 7,118 11,111 11,78!`

/** A straight flap with a tongue that goes over a stud. */
export function satchel(view: View, trim: Trim): Part[] {
  const folds = [
    fold(pts`-90,140 0,146 92,138`, [14, 1.8, 0.7]),
    fold(pts`-40,60 -30,110 -44,150`, [22, -1.6, 0.8]),
  ]
  const bag = { gusset: GUSSET, body: BODY, stitches: BODY_STITCH, folds, pocket: slipPocket(trim) }
  return sewn(bag, { view, trim, flap: flap(trim) })
}

const flap = ({ thread, deep }: Trim): Part[] => [
  part('flap', FLAP, {
    ...LEATHER,
    lift: 0.5,
    cast: 7,
    folds: [
      fold(pts`-100,12 0,15 100,12`, [11, 3.2, 0.5]),
      fold(pts`-70,34 -64,62 -74,92`, [20, -1.5, 0.8]),
      fold(pts`60,30 66,62 56,94`, [22, -1.5, 0.8]),
    ],
    ink: [...stitch(FLAP_STITCH, thread), makersMark([0, 52], { size: 7.2, color: deep, spacing: 0.3 })],
  }),
  part('tongue', TONGUE, {
    ...LEATHER,
    slot: 'trim',
    puff: 2,
    puffRadius: 8,
    lift: 0.45,
    cast: 5,
    ink: [
      ...stitch(TONGUE_STITCH, thread, 0.5),
      line(pts`0,100 0,112`, { color: '#15100c', width: 2, opacity: 0.7 }),
    ],
  }),
  stud([0, 111]),
]

const slipPocket = ({ thread }: Trim) => [
  ...seam(pts`-100,46! 0,48 100,46!`, { strength: 0.9 }),
  ...stitch(pts`-100,51 0,53 100,51`, thread),
]
