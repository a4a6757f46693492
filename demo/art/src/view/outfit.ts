import type { Frame, Garment } from '../garment/garment.ts'
import type { Staging } from './stage.ts'

type Place = { frame: Frame; tilt: number }

const BEHIND: Place = { frame: { x: 378, y: 458, w: 266, h: 494 }, tilt: 0.05 }
const IN_FRONT: Place = { frame: { x: 246, y: 246, w: 316, h: 356 }, tilt: -0.045 }
const EXTRA: Place = { frame: { x: 190, y: 584, w: 190, h: 190 }, tilt: -0.1 }

/** Small things together: each about as large as it is beside the others, around the middle of the sheet. */
const TOGETHER: readonly Place[] = [
  { frame: { x: 376, y: 356, w: 262, h: 480 }, tilt: 0.04 },
  { frame: { x: 178, y: 520, w: 196, h: 204 }, tilt: -0.08 },
  { frame: { x: 172, y: 262, w: 150, h: 270 }, tilt: 0.06 },
]
const OWN_SHARE = 0.78

/** Pieces of an outfit as they are listed: one behind right, one in front left, an accessory lower left. */
export function outfitStaging(piece: Garment, index: number): Staging {
  const { frame, tilt } = [BEHIND, IN_FRONT][index] ?? EXTRA
  const own = index > 1 ? piece.extraFrame : undefined
  return { tilt, fit: { frame: { ...frame, ...own } } }
}

/** Pieces none of which is clothing: no larger beside each other than they would be alone. */
export function setStaging({ frame: { w = 452, h = 604 } }: Garment, index: number): Staging {
  const { frame, tilt } = TOGETHER[index] ?? (TOGETHER[2] as Place)
  const fitted = { ...frame, w: Math.min(frame.w, w * OWN_SHARE), h: Math.min(frame.h, h * OWN_SHARE) }
  return { tilt, fit: { frame: fitted } }
}
