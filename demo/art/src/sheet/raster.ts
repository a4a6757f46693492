// The only file that knows sharp: curves become pixels here, and finished pixels become the size asked for.
import sharp from 'sharp'
import type { Crop } from './crop.ts'

export type Pixels = { data: Buffer; width: number; height: number; channels: 3 | 4 }

// Every picture is new to it; a cache would only hold memory.
sharp.cache(false)

/** RGBA of markup drawn on nothing. */
export function rasterMarkup(
  body: string,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`
  return sharp(Buffer.from(`${open}${body}</svg>`))
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
