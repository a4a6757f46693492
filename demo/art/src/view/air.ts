import { SHEET_WIDTH } from '../sheet/sheet.ts'
import type { Staging } from './stage.ts'

/** How much of its room on the sheet a garment may take, across and down. */
export type Air = { across: number; down: number }

export const NO_AIR: Air = { across: 1, down: 1 }
/** A list's tall tile keeps 492 of the sheet's 600 units; a garment fills at most 76 % of that and 78 % of the height. */
const TALL_TILE: Air = { across: 0.827, down: 0.96 }
/** Narrower than this, a picture is a list's or a bag's tile and no product page's. */
const TALL_RATIO = 0.75
const MIDDLE = { x: SHEET_WIDTH / 2, y: 378 }

export function airFor({ width, height }: { width: number; height: number }): Air {
  return width / height < TALL_RATIO ? TALL_TILE : NO_AIR
}

/** One air both ways, for pictures of several pieces that must keep their places to each other. */
export const evenAir = ({ across }: Air): Air => ({ across, down: across })

/** The same staging with everything smaller around the optical middle. A detail stays as near as it is. */
export function withAir(staging: Staging, { across, down }: Air): Staging {
  if ('zoom' in staging.fit) return staging
  const { x, y, w, h } = staging.fit.frame
  const frame = {
    x: MIDDLE.x + (x - MIDDLE.x) * across,
    y: MIDDLE.y + (y - MIDDLE.y) * down,
    w: w * across,
    h: h * down,
  }
  return { ...staging, fit: { frame } }
}
