import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import type { Part } from '../../part/part.ts'
import { part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { yesNo } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { seenFrom } from '../other-side.ts'
import { pair } from '../pair.ts'
import { heelPost } from './heel-post.ts'

/** Pointed pump on a sculpted heel, side view; with a strap behind the heel it is a slingback. */
export const heel = garment({
  frame: { w: 420, h: 400, y: 400 },
  detail: { at: [230, 30], zoom: 2.4 },
  choices: { sling: yesNo(false) },
  cut: ({ view, trim, options: { sling } }: Cutting<{ sling: boolean }>) =>
    seenFrom(view, pair(onePump(trim, sling), { dx: 58, dy: -46, size: 0.95, tone: 0.95 })),
})

const onePump = (trim: Trim, isSling: boolean): Part[] => [
  inside(),
  heelPost(),
  sole(),
  isSling ? vamp(trim) : upper(trim),
  ...(isSling ? [sling(trim)] : []),
]

const inside = (): Part =>
  part('inside', pts`96,112! 126,111 164,94 208,55 250,9 282,-24 298,-30! 282,14 240,64 190,104 140,126`, {
    tone: 0.72,
    puff: 0,
    lift: 0,
    slot: 'lining',
    fabric: 'leather',
    color: 'oat',
  })

const sole = (): Part =>
  part(
    'sole',
    pts`-24,168! 20,172 80,172 130,164 170,138 214,90 262,60! 300,62! 268,72 222,104 178,152 136,175 80,181 10,180 -24,174!`,
    {
      slot: 'sole',
      color: 'espresso',
      puffRadius: 5,
      puff: 3,
      lift: 0,
    },
  )

const upper = ({ thread }: Trim): Part =>
  part(
    'upper',
    pts`-26,169! -14,154 22,134 62,118 96,106! 124,122 158,116 200,84 246,34 274,-10 288,-30 298,-35 305,-24 307,16 302,64! 262,62 214,92 170,140 130,166 80,174 20,174`,
    {
      puff: 12,
      puffRadius: 26,
      edge: 2.2,
      lift: 0.3,
      folds: [
        fold(pts`96,128 110,148 112,168`, [8, -2.2, 0.8]),
        fold(pts`284,0 276,30 284,58`, [14, 3, 0.8]),
      ],
      ink: [
        ...stitch(pts`94,111 123,127 160,121 203,88 249,38 277,-8 291,-26`, thread, 0.45),
        ...seam(pts`268,0 282,60`, { strength: 0.35 }),
      ],
    },
  )

const vamp = ({ thread }: Trim): Part =>
  part(
    'upper',
    pts`-26,169! -14,154 22,134 62,118 96,106! 124,120 152,120 176,108! 182,128 160,146 130,166 80,174 20,174`,
    {
      puff: 12,
      puffRadius: 26,
      edge: 2.2,
      lift: 0.3,
      folds: [fold(pts`96,128 110,148 112,168`, [8, -2.2, 0.8])],
      ink: stitch(pts`94,111 123,125 152,125 175,113`, thread, 0.45),
    },
  )

const sling = ({ thread }: Trim): Part =>
  part('sling', pts`166,110! 220,66 266,22 296,-14 306,-20 310,-8 302,8 272,42 226,86 178,122!`, {
    puff: 4,
    puffRadius: 6,
    edge: 1.8,
    lift: 0.4,
    cast: 4,
    ink: stitch(pts`174,114 223,75 269,32 300,-4`, thread, 0.4),
  })
