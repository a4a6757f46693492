import type { Ink } from '../../ink/ink.ts'
import { stitch } from '../../ink/stitch.ts'
import { onSide } from '../../outline/mirror.ts'
import type { Outline } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import type { Fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { bothSides } from '../both-sides.ts'
import type { View } from '../garment.ts'

export const LEATHER = { edge: 1.8, round: 3.4, puff: 7, puffRadius: 40 } as const

/** The strip between front and back, in one piece round the bag: seen as a rim in the shade. */
const gusset = (shape: Outline): Part =>
  part('gusset', shape, { ...LEATHER, puff: 4, puffRadius: 8, tone: 0.8, lift: 0 })

type Front = {
  gusset: Outline
  body: Outline
  stitches: Outline
  folds: readonly Fold[]
  pocket: readonly Ink[]
}

/** What every crossbody is sewn of, whatever flap closes it: from behind, a slip pocket shows instead of the flap. */
export function sewn(
  bag: Front,
  { view, trim, flap }: { view: View; trim: Trim; flap: readonly Part[] },
): Part[] {
  const isBack = view === 'back'
  return [
    gusset(bag.gusset),
    part('body', bag.body, {
      ...LEATHER,
      lift: 0.3,
      cast: 3,
      folds: bag.folds,
      ink: [...stitch(bag.stitches, trim.thread), ...(isBack ? bag.pocket : [])],
    }),
    ...(isBack ? [] : flap),
    ...tabs(trim),
  ]
}

const TAB = pts`102,-1! 122,-1! 123,24 120,34 112,37 104,34 101,24`
const TAB_STITCH = pts`105,2! 104.5,24 107,31 112,33 117,31 119.5,24 119,2!`

/** Sewn on, never riveted: what holds the strap's rings. */
const tabs = ({ thread }: Trim): Part[] =>
  bothSides((side) =>
    part(`tab${side}`, onSide(TAB, side), {
      slot: 'trim',
      puff: 2,
      puffRadius: 6,
      edge: 1.6,
      lift: 0.4,
      cast: 3,
      ink: stitch(onSide(TAB_STITCH, side), thread, 0.5),
    }),
  )
