import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPartnerShop, type Partner, type PartnerShop } from '../testing/a-partner-shop.ts'
import { drawBand } from './draw-band.ts'

let shop: PartnerShop
let pia: Partner
let piece: number
beforeAll(async () => {
  shop = await aPartnerShop()
  pia = await shop.aPartner('pia lind')
  piece = (await shop.aParcel(pia, ['JUMPER'])).pieces[0] ?? 0
})
afterAll(() => shop.close())

test.each([
  ['profile', 1080, 1080],
  ['story', 1080, 1920],
  ['post', 1080, 1350],
])('the picture for a %s is as large as networks show it', async (entity, width, height) => {
  const { result } = await shop.ask(`share_picture?id=${piece}&entity=${entity}`, pia)
  const { format, ...size } = await sharp(Buffer.from(result.picture, 'base64')).metadata()
  expect([format, size.width, size.height]).toEqual(['jpeg', width, height])
  expect(result).toMatchObject({ width, height, filename: `JUMPER-${entity}-en.jpg` })
})

test('of a set is as large, and named by the set', async () => {
  const { pieces } = await shop.aParcel(pia, ['SHIRT', 'JEANS'])
  const form = new FormData()
  for (const id of pieces) form.append('items', String(id))
  const { id } = (await shop.ask('save_set', { ...pia, form })).result
  const { result } = await shop.ask(`share_picture?id=${id}&entity=post`, pia)
  expect(result).toMatchObject({ width: 1080, height: 1350, filename: `set-${id}-post-en.jpg` })
  const { width, height } = await sharp(Buffer.from(result.picture, 'base64')).metadata()
  expect([width, height]).toEqual([1080, 1350])
})

test('another partner gets none of it', async () => {
  const olga = await shop.aPartner('olga')
  expect((await shop.ask(`share_picture?id=${piece}&entity=post`, olga)).status).toBe(404)
})

test('names are drawn as outlines in every script, markup in them included', () => {
  const height = (name: string) => drawBand({ width: 1080, name, address: 'shop.example/us' }).height
  const evil = drawBand({ width: 1080, name: '</svg><script>alert(1)</script>', address: 'x' })
  expect(evil.svg).not.toContain('script')
  expect(height('Fine merino roll-neck in seven-gauge lambswool')).toBeGreaterThan(height('Jumper'))
  expect(height('细针距美利奴羊毛高领毛衣')).toBe(height('Jumper'))
  expect(drawBand({ width: 1080, name: 'Тонкий джемпер', address: 'x' }).svg).toContain('<path')
})

test('a link comes as a code, and what is no link does not', async () => {
  const ask = (link: string) => shop.ask(`link_code?link=${encodeURIComponent(link)}`, pia)
  expect((await ask('https://shop.example/us/p/A?ref=mila')).result.size).toBeGreaterThan(20)
  expect((await ask('javascript:alert(1)')).status).toBe(400)
})
