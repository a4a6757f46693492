import type { Frame, Garment, View } from '../garment/garment.ts'
import type { Staging } from './stage.ts'

/** Air above for the crop, and nothing wider than the 324 × 489 tile keeps. */
const WHOLE: Frame = { x: 300, y: 378, w: 452, h: 604 }

/** The form is always as high, so pieces on it can be compared. */
const ON_FORM: Frame = { x: 300, y: 376, w: 452, h: 640 }

const DETAIL_TILT = -0.06

/** Taken by hand: a little too near, not quite in the middle, not quite straight. */
const NEARER = 1.12
const OFF_MIDDLE = { x: 288, y: 386 }
const HOME_TILT = 0.14

/** The whole garment in its frame, or its point of construction from near. */
export function staging({ frame, detail }: Garment, view: View): Staging {
  if (view === 'detail') return { tilt: DETAIL_TILT, fit: detail }
  if (view === 'home') {
    const { w, h } = { ...WHOLE, ...frame }
    return { tilt: HOME_TILT, fit: { frame: { ...OFF_MIDDLE, w: w * NEARER, h: h * NEARER } } }
  }
  if (view === 'worn') return { tilt: 0, fit: { frame: ON_FORM } }
  return { tilt: 0, fit: { frame: { ...WHOLE, ...frame } } }
}
