// The drawn catalogue: a spec becomes pattern pieces, the pieces become cloth in light, and that becomes pixels.
// Only sheet/raster.ts knows sharp; everything before it is pure and the same spec always draws the same picture.
import type { PictureSpec } from './picture-spec.ts'
import { compose } from './sheet/compose.ts'
import { coverCrop, drawScale } from './sheet/crop.ts'
import { cropPixels, type Pixels } from './sheet/raster.ts'
import { SHEET_HEIGHT, SHEET_WIDTH } from './sheet/sheet.ts'
import { onWidePaper } from './sheet/wide-paper.ts'
import { airFor } from './view/air.ts'
import { sceneOf } from './view/scene.ts'

export type PictureSize = { width: number; height: number }

/** Wider than this, a picture is one a link shows: the sheet is kept whole, its paper goes on to both sides. */
const WIDE_RATIO = 1.5

/** Raw pixels of the picture at exactly this size: a cover crop of the 600 × 744 sheet, or all of it on wide paper. */
export async function drawPicture(spec: PictureSpec, size: PictureSize): Promise<Pixels> {
  if (size.width / size.height <= WIDE_RATIO) return drawCrop(spec, size)
  const width = Math.round((size.height * SHEET_WIDTH) / SHEET_HEIGHT)
  return onWidePaper(await drawCrop(spec, { width, height: size.height }), size.width)
}

async function drawCrop(spec: PictureSpec, size: PictureSize): Promise<Pixels> {
  const sheet = await compose(sceneOf(spec, airFor(size)), drawScale(size))
  return cropPixels(sheet, coverCrop({ w: sheet.width, h: sheet.height }, size))
}
