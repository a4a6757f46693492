import { SHEET_HEIGHT, SHEET_WIDTH } from './sheet.ts'

type Size = { width: number; height: number }
export type Crop = { left: number; top: number; width: number; height: number; out: Size }

const SCALES = [1, 1.5, 2, 3]

/** The smallest scale to draw at that still fills the size without enlarging; beyond the last, the crop enlarges. */
export function drawScale({ width, height }: Size): number {
  const needed = Math.max(width / SHEET_WIDTH, height / SHEET_HEIGHT)
  return SCALES.find((scale) => scale >= needed) ?? 3
}

/** The largest piece of the sheet, around its centre, with the proportions asked for. */
export function coverCrop(sheet: { w: number; h: number }, out: Size): Crop {
  const k = Math.min(sheet.w / out.width, sheet.h / out.height)
  const width = Math.max(1, Math.min(sheet.w, Math.round(out.width * k)))
  const height = Math.max(1, Math.min(sheet.h, Math.round(out.height * k)))
  return {
    left: Math.floor((sheet.w - width) / 2),
    top: Math.floor((sheet.h - height) / 2),
    width,
    height,
    out,
  }
}
