import sharp from 'sharp'

/** The colour a photograph comes down to, as CSS writes it; undefined for a file that is no picture. */
export async function measureTone(file: string): Promise<string | undefined> {
  try {
    const pixel = await sharp(file)
      .flatten({ background: '#fff' })
      .resize({ width: 1, height: 1, fit: 'fill', kernel: 'linear' })
      .toColourspace('srgb')
      .raw()
      .toBuffer()
    return `#${pixel.subarray(0, 3).toString('hex')}`
  } catch {
    return undefined
  }
}
