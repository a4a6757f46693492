// What becomes of a photograph in the frames of the shop: nobody loses their head, nothing is blown up, nothing turns black.
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { makePicture } from './make-picture.ts'
import { findPictureSize, type PictureSize } from './picture-size.ts'

const RED = { r: 220, g: 20, b: 20 }
const plain = (width: number, height: number, background: string | object) =>
  sharp({ create: { width, height, channels: 4, background: background as string } }).png()

/** With red strips along some of its sides. */
async function photograph(
  width: number,
  height: number,
  strips: { top?: number; bottom?: number; sides?: number },
) {
  const red = async (w: number, h: number) => plain(w, h, { ...RED, alpha: 1 }).toBuffer()
  const { top = 0, bottom = 0, sides = 0 } = strips
  const pieces = [
    ...(top ? [{ input: await red(width, top), left: 0, top: 0 }] : []),
    ...(bottom ? [{ input: await red(width, bottom), left: 0, top: height - bottom }] : []),
    ...(sides ? [{ input: await red(sides, height), left: 0, top: 0 }] : []),
    ...(sides ? [{ input: await red(sides, height), left: width - sides, top: 0 }] : []),
  ]
  return plain(width, height, '#777777').composite(pieces).png().toBuffer()
}

async function made(source: Buffer | (() => Sharp), sizeName: string) {
  const size = findPictureSize(sizeName) as PictureSize
  const open = async () => (typeof source === 'function' ? source() : sharp(source))
  const file = await makePicture({ picture: { contentKey: 'x', open }, size, format: 'jpeg' })
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ]
  const isRed = (x: number, y: number) => Number(at(x, y)[0]) > 170 && Number(at(x, y)[1]) < 100
  return { at, isRed, size: `${info.width}×${info.height}` }
}

describe('a portrait', () => {
  test('that is too high keeps its head: what must go goes from below', async () => {
    const picture = await made(await photograph(400, 1_200, { top: 100, bottom: 100 }), '210x300')
    expect([picture.size, picture.isRed(105, 10), picture.isRed(105, 290)]).toEqual(['210×300', true, false])
  })

  test('that is too wide keeps its middle', async () => {
    const picture = await made(await photograph(1_200, 600, { sides: 100 }), '210x300')
    expect([picture.size, picture.isRed(3, 150), picture.isRed(206, 150)]).toEqual(['210×300', false, false])
  })
})

test('a wide picture of a page is never blown up, only made smaller', async () => {
  expect((await made(await photograph(300, 100, {}), 'wide')).size).toBe('300×100')
  expect((await made(await photograph(2_880, 600, {}), 'wide')).size).toBe('1440×300')
})

test('the picture of a shared link stands whole in the middle, and its ground goes on to both sides', async () => {
  const picture = await made(await photograph(600, 744, { sides: 30 }), '1200x630')
  expect(picture.size).toBe('1200×630')
  expect([picture.isRed(3, 315), picture.isRed(1_196, 315), picture.isRed(600, 315)]).toEqual([
    true,
    true,
    false,
  ])
})

test('one that is drawn as wide already is left as it is', async () => {
  const picture = await made(await photograph(1_200, 630, { sides: 30 }), '1200x630')
  expect([picture.isRed(10, 315), picture.isRed(200, 315)]).toEqual([true, false])
})

test('what can be seen through is white as JPEG, not black', async () => {
  const picture = await made(() => plain(210, 300, { r: 0, g: 0, b: 0, alpha: 0 }), '210x300')
  expect(picture.at(100, 150).every((value) => value > 250)).toBe(true)
})

test('of a thing on white, photographed whole, nothing is cut off; one that fills its photograph fills the frame', async () => {
  const bag = await plain(900, 400, '#222222').toBuffer()
  const onWhite = plain(1_000, 1_000, '#ffffff').composite([{ input: bag, left: 50, top: 300 }])
  const whole = await made(await onWhite.toBuffer(), '324x489')
  expect([whole.at(162, 10), whole.at(162, 240)].map(([value]) => Number(value) > 200)).toEqual([true, false])
  expect(Number(whole.at(2, 244)[0])).toBeGreaterThan(200)
  const narrow = await plain(300, 800, '#222222').toBuffer()
  const fits = plain(1_000, 1_000, '#ffffff').composite([{ input: narrow, left: 350, top: 100 }])
  // Nothing of it would be lost, so it is shown as large as the frame allows.
  expect(Number((await made(await fits.toBuffer(), '324x489')).at(162, 60)[0])).toBeLessThan(100)
})

test('a picture for a dense screen weighs less than the same pixels for another one', async () => {
  const create = { width: 420, height: 600, channels: 3, background: '#777777' } as const
  const noise = await sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
    .png()
    .toBuffer()
  const size = findPictureSize('210x300@2x') as PictureSize
  const picture = { contentKey: 'x', open: async () => sharp(noise) }
  for (const format of ['jpeg', 'webp'] as const) {
    const [dense, plain] = [true, false].map((isDense) =>
      makePicture({ picture, size: { ...size, isDense }, format }),
    )
    expect((await dense)?.length).toBeLessThan((await plain)?.length ?? 0)
  }
})

test.each<[what: string, open: () => Sharp]>([
  ['no picture at all', () => sharp(Buffer.from('not a picture'))],
  ['one of more pixels than a machine should hold', () => plain(8_000, 7_000, '#777777')],
])('%s is as good as missing', async (_, open) => {
  await expect(made(open, '210x300')).rejects.toMatchObject({ status: 404 })
})
