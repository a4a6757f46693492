import sharp from 'sharp'

/** Half as wide: names can still be read, and how a letter's edge is drawn does not matter. */
const SCALE = 0.5

/** What is committed, and what a shot is made before it is compared, so that both have lost the same. */
export async function shrinkPicture(shot: Buffer): Promise<Buffer> {
  const { width } = await sharp(shot).metadata()
  return sharp(shot)
    .resize({ width: Math.round(width * SCALE) })
    .webp({ quality: 45, effort: 2 })
    .toBuffer()
}
