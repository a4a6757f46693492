/** The picture as it grows: three floats a pixel, and how much of each pixel is cloth already. */
export type Sheet = { w: number; h: number; scale: number; canvas: Float32Array; covered: Float32Array }

export const SHEET_WIDTH = 600
export const SHEET_HEIGHT = 744

export function blankSheet(scale: number): Sheet {
  const w = Math.round(SHEET_WIDTH * scale)
  const h = Math.round(SHEET_HEIGHT * scale)
  return { w, h, scale, canvas: new Float32Array(w * h * 3), covered: new Float32Array(w * h) }
}
