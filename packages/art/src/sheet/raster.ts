// The only file that knows sharp: curves become pixels here, and finished pixels become the size asked for.
import sharp from 'sharp'
import { inkMarkup } from '../ink/markup.ts'
import { pathData } from '../outline/curve.ts'
import type { Part } from '../part/part.ts'
import type { Crop } from './crop.ts'
import type { Box } from './layer.ts'

export type Pixels = { data: Buffer; width: number; height: number; channels: 3 | 4 }

// Every picture is new to it; a cache would only hold memory.
sharp.cache(false)

function svg(box: Box, scale: number, body: string): Buffer {
  const view = [box.x, box.y, box.w, box.h].map((v) => v / scale).join(' ')
  const size = `width="${box.w}" height="${box.h}" viewBox="${view}"`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>`)
}

/** Silhouette of a part inside its box: one byte a pixel. */
export function rasterMask(part: Part, box: Box, scale: number): Promise<Buffer> {
  const ground = `<rect x="-99" y="-99" width="2000" height="2000" fill="#000"/>`
  const body = `${ground}<path fill="#fff" d="${pathData(part.shape)}"/>`
  return sharp(svg(box, scale, body))
    .extractChannel(0)
    .raw()
    .toBuffer()
}

/** Stitching, buttons and labels of a part: RGBA, drawn over the cloth and lit with it. */
export function rasterInk(part: Part, box: Box, scale: number): Promise<Buffer> {
  return sharp(svg(box, scale, inkMarkup(part.ink)))
    .ensureAlpha()
    .raw()
    .toBuffer()
}

/** Cuts and resizes a finished sheet. */
export async function cropPixels(pixels: Pixels, { left, top, width, height, out }: Crop): Promise<Pixels> {
  const whole = left === 0 && top === 0 && width === pixels.width && height === pixels.height
  if (whole && out.width === width && out.height === height) return pixels
  const { data, info } = await sharp(pixels.data, { raw: pixels })
    .extract({ left, top, width, height })
    .resize(out.width, out.height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: pixels.channels }
}
