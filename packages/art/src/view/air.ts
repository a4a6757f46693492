import { SHEET_WIDTH } from '../sheet/sheet.ts'
import type { Staging } from './stage.ts'

/** A list's tall tile keeps 492 of the sheet's 600 units; a garment may fill 76 % of that (452 without a crop). */
const TALL_SHARE = 0.827
/** Narrower than this, a picture is a list's or a bag's tile and no product page's. */
const TALL_RATIO = 0.75
const MIDDLE = { x: SHEET_WIDTH / 2, y: 378 }

export function airFor({ width, height }: { width: number; height: number }): number {
  return width / height < TALL_RATIO ? TALL_SHARE : 1
}

/** The same staging with everything smaller around the optical middle. A detail stays as near as it is. */
export function withAir(staging: Staging, share: number): Staging {
  if (share === 1 || 'zoom' in staging.fit) return staging
  const { x, y, w, h } = staging.fit.frame
  const frame = {
    x: MIDDLE.x + (x - MIDDLE.x) * share,
    y: MIDDLE.y + (y - MIDDLE.y) * share,
    w: w * share,
    h: h * share,
  }
  return { ...staging, fit: { frame } }
}
