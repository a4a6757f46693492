import type { PictureSource } from '@vitrine/api/adapters/pictures/picture-source'
import { makePicture } from '@vitrine/api/features/media/make-picture'
import { findPictureSize } from '@vitrine/api/features/media/picture-size'
import { TrackingSchema } from '@vitrine/contract/order/progress'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPictures, demoTrade, ifInstalled } from './demo.ts'

let source: PictureSource
beforeAll(async () => {
  const [drawn] = await demoPictures()
  if (!drawn) throw new Error('The drawing is not installed.')
  source = drawn
})
afterAll(() => source.close?.())

describe('a package of the demo that is not there', () => {
  const missing = (name: string) => () =>
    Promise.reject(
      Object.assign(new Error(`Cannot find package '${name}' imported from x`), {
        code: 'ERR_MODULE_NOT_FOUND',
      }),
    )

  it('is no failure, the shop opens without it', async () => {
    expect(await ifInstalled(missing('@vitrine/art'))).toBeUndefined()
    expect(await ifInstalled(missing('@vitrine/demo'))).toBeUndefined()
  })

  it('hides no other failure', async () => {
    await expect(ifInstalled(missing('sharp'))).rejects.toThrow('sharp')
  })
})

it('names the carrier of a parcel, as programs of the back office are told', async () => {
  const { orders = [] } = (await demoTrade()) ?? {}
  const parcels = orders.flatMap(({ tracking }) => (tracking ? [tracking] : []))
  expect(parcels.length).toBeGreaterThan(3)
  for (const parcel of parcels) expect(TrackingSchema.parse(parcel)).toEqual(parcel)
})

/** The grainiest there are: bold weaves from near, and prints with hard edges all over. */
const HEAVY = [
  'art/blazer/melange-houndstooth/chalk-ink/detail-ca7351.webp',
  'art/coat/melange-check/slate-chalk-bordeaux/detail-or2841.webp',
  'art/cardigan/knit/rose/detail-tl1141.webp',
  'art/dress/silk-floral/forest-apricot-sage/detail-tl1301.webp',
]

describe("a list's tile of a drawn picture", () => {
  it.each(HEAVY)('weighs less than 40 kB as AVIF: %s', async (path) => {
    const [picture, size] = [await source.find(path), findPictureSize('324x489')]
    if (!picture || !size) throw new Error('There is no such picture')
    expect((await makePicture({ picture, size, format: 'avif' })).length).toBeLessThan(40_000)
  })
})

describe('the picture of a shared link', () => {
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
