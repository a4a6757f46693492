// The drawn catalogue: a spec becomes pattern pieces, the pieces become cloth in light, and that becomes pixels.
// Only sheet/raster.ts knows sharp; everything before it is pure and the same spec always draws the same picture.
import type { PictureSpec } from './picture-spec.ts'
import { compose } from './sheet/compose.ts'
import { coverCrop, drawScale } from './sheet/crop.ts'
import { cropPixels, type Pixels } from './sheet/raster.ts'
import { airFor } from './view/air.ts'
import { sceneOf } from './view/scene.ts'

export type PictureSize = { width: number; height: number }

/** Raw pixels of the picture at exactly this size: a cover crop of the 600 × 744 sheet. */
export async function drawPicture(spec: PictureSpec, size: PictureSize): Promise<Pixels> {
  const sheet = await compose(sceneOf(spec, airFor(size)), drawScale(size))
  return cropPixels(sheet, coverCrop({ w: sheet.width, h: sheet.height }, size))
}
