/**
 * The picture as it grows: three floats a pixel, how much of each pixel is cloth already, and which layer, counted
 * from 1, is the last to cover it wholly.
 */
export type Sheet = {
  w: number
  h: number
  scale: number
  canvas: Float32Array
  covered: Float32Array
  topmost: Uint16Array
}

export const SHEET_WIDTH = 600
export const SHEET_HEIGHT = 744

const MAX_CACHED_SCALE = 1.5
const cache = new Map<number, Omit<Sheet, 'topmost'>>()

export const sheetSize = (scale: number): { w: number; h: number } => ({
  w: Math.round(SHEET_WIDTH * scale),
  h: Math.round(SHEET_HEIGHT * scale),
})

/** An empty sheet. All of a scale share their memory, so it must be finished before anything is awaited. */
export function blankSheet(scale: number, topmost: Uint16Array): Sheet {
  const sheet = cache.get(scale) ?? newSheet(scale)
  if (scale <= MAX_CACHED_SCALE) cache.set(scale, sheet)
  sheet.covered.fill(0)
  return { ...sheet, topmost }
}

function newSheet(scale: number): Omit<Sheet, 'topmost'> {
  const { w, h } = sheetSize(scale)
  return {
    w,
    h,
    scale,
    canvas: new Float32Array(w * h * 3),
    covered: new Float32Array(w * h),
  }
}
