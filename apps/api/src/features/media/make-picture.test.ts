import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { drawnSource } from '#api/adapters/pictures/drawn-source.ts'
import { makePicture } from './make-picture.ts'
import { findPictureSize } from './picture-size.ts'

/** The grainiest there are: bold weaves from near, and prints with hard edges all over. */
const HEAVY = [
  'art/blazer/melange-houndstooth/chalk-ink/detail-ca7351.webp',
  'art/coat/melange-check/slate-chalk-bordeaux/detail-or2841.webp',
  'art/cardigan/knit/rose/detail-tl1141.webp',
  'art/dress/silk-floral/forest-apricot-sage/detail-tl1301.webp',
]

describe("a list's tile of a drawn picture", () => {
  const source = drawnSource()
  afterAll(() => source.close?.())

  it.each(HEAVY)('weighs less than 40 kB as AVIF: %s', async (path) => {
    const [picture, size] = [await source.find(path), findPictureSize('324x489')]
    if (!picture || !size) throw new Error('There is no such picture')
    expect((await makePicture({ picture, size, format: 'avif' })).length).toBeLessThan(40_000)
  })
})

describe('the picture of a shared link', () => {
  const source = drawnSource()
  afterAll(() => source.close?.())

  it('shows the whole garment in a wide frame, on paper that goes on to both sides', async () => {
    const picture = await source.find('art/coat/melange/navy/front-cat6.webp')
    const size = findPictureSize('1200x630')
    if (!picture || !size) throw new Error('There is no such picture')
    const made = sharp(await makePicture({ picture, size, format: 'jpeg' }))
    expect(await made.metadata()).toMatchObject({ width: 1200, height: 630 })
    const { data } = await made.greyscale().raw().toBuffer({ resolveWithObject: true })
    const row = data.subarray(315 * 1200, 316 * 1200)
    expect([row[3], row[340], row[860], row[1196]].every((value) => Number(value) > 200)).toBe(true)
    expect(row[600]).toBeLessThan(120)
  })
})
