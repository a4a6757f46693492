import type { Frame, Garment } from '../garment/garment.ts'
import type { Staging } from './stage.ts'

type Place = { frame: Frame; tilt: number }

const BEHIND: Place = { frame: { x: 372, y: 470, w: 250, h: 470 }, tilt: 0.05 }
const IN_FRONT: Place = { frame: { x: 250, y: 252, w: 340, h: 380 }, tilt: -0.045 }
const EXTRA: Place = { frame: { x: 190, y: 606, w: 190, h: 190 }, tilt: -0.1 }

/** Pieces of an outfit as they are listed: one behind right, one in front left, an accessory lower left. */
export function outfitStaging(piece: Garment, index: number): Staging {
  const { frame, tilt } = [BEHIND, IN_FRONT][index] ?? EXTRA
  const own = index > 1 ? piece.extraFrame : undefined
  return { tilt, fit: { frame: { ...frame, ...own } } }
}
