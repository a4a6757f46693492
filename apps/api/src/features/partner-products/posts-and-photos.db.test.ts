import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { dayNumber, isoDay } from '@vitrine/i18n/calendar/calendar-day'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { together } from '#api/features/orders/testing/crowd.ts'
import { signInAt } from '#api/testing/sign-in-at.ts'
import { aPartnerShop, type Partner, type PartnerShop } from './testing/a-partner-shop.ts'

let shop: PartnerShop
let pia: Partner
let olga: Partner
let piece: number
let photo: Blob
beforeAll(async () => {
  shop = await aPartnerShop()
  pia = await shop.aPartner('pia lind')
  olga = await shop.aPartner('olga')
  piece = (await shop.aParcel(pia, ['JUMPER'])).pieces[0] ?? 0
  const pixels = { create: { width: 60, height: 80, channels: 3, background: '#1f4a3a' } } as const
  photo = new Blob([
    await sharp(pixels)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'CANARY' } })
      .toBuffer(),
  ])
})
afterAll(() => shop.close())

type Fields = Record<string, string | number>
function formOf(fields: Fields, files: readonly Blob[] = []) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  for (const file of files) form.append('images', file, '../../x.jpg')
  return form
}
const upload = (fields: Fields, files: readonly Blob[], who = pia) =>
  shop.ask('upload_photos', { ...who, form: formOf(fields, files) })
const post = (fields: Fields, files: readonly Blob[] = [], who = pia) =>
  shop.ask('save_post', { ...who, form: formOf(fields, files) })
const stored = () =>
  readdirSync(join(shop.dataDir, 'partner-photos'), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.webp'))

describe('photos', () => {
  test('are made anew, several at once, and stand with their piece in the order they came', async () => {
    const { result } = await upload({ item_id: piece }, [photo, photo])
    expect(result.images).toEqual([expect.stringMatching(/^\/b\/[0-9a-f]{32}\.webp$/), expect.any(String)])
    expect((await shop.pieceOf(pia, piece)).blogger_images).toEqual(result.images)
    const { result: shown, headers } = await shop.ask(`photo?path=${result.images[0]}`, pia)
    const bytes = Buffer.from(shown.picture, 'base64')
    expect([(await sharp(bytes).metadata()).format, bytes.includes('CANARY')]).toEqual(['webp', false])
    expect(headers['cache-control']).toContain('no-store')
  })

  test('are the partner’s and the staff’s to see, and nobody else’s', async () => {
    const [path] = (await upload({ item_id: piece }, [photo])).result.images
    const asked = (token?: string) => shop.ask(`photo?path=${path}`, { token })
    const { token: manager } = await signInAt(shop, { name: 'max horn', roles: ['manager'] })
    const { token: shopper } = await signInAt(shop, { name: 'clara', roles: [] })
    const statuses = []
    for (const token of [pia.token, manager, olga.token, shopper, undefined])
      statuses.push((await asked(token)).status)
    expect(statuses).toEqual([200, 200, 404, 403, 401])
    expect((await shop.api.app.inject(path)).statusCode).toBe(404)
    const body = { path }
    expect((await shop.ask('remove_photo', { ...olga, body })).status).toBe(404)
    expect((await shop.ask('remove_photo', { ...pia, body })).result).toBe(true)
    expect((await asked(pia.token)).status).toBe(404)
  })

  test('sent again under one key, one after the other or at once, are there once', async () => {
    const [own = 0] = (await shop.aParcel(pia, ['SKIRT'])).pieces
    const before = stored().length
    const key = crypto.randomUUID()
    const all = await together(12, () => upload({ item_id: own, key }, [photo]))
    const answers = all.map((one) => ('answer' in one ? one.answer.result.images : one))
    expect(new Set(answers.map(String)).size).toBe(1)
    expect((await shop.pieceOf(pia, own)).blogger_images).toEqual(answers[0])
    expect(stored().length - before).toBe(1)
  })

  test('of another piece under a key that was used are refused, not lost behind the answer of the first', async () => {
    const [own = 0] = (await shop.aParcel(pia, ['SKIRT'])).pieces
    const key = crypto.randomUUID()
    await upload({ item_id: own, key }, [photo])
    const before = stored()
    const { status, result, meta } = await upload({ item_id: piece, key }, [photo])
    expect([status, result, meta.field]).toEqual([422, 'KEY_REUSED', 'key'])
    expect(stored()).toEqual(before)
  })

  test.each([
    [
      'a drawing called .jpg',
      () => [new Blob(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'])],
      'REFUSED',
    ],
    ['a page', () => [new Blob(['<html><script>alert(1)</script>'])], 'REFUSED'],
    ['half a picture', () => [photo.slice(0, 200)], 'REFUSED'],
    ['two hundred of them', () => Array(200).fill(photo), 'TOO_MANY'],
    ['none', () => [], 'REQUIRED'],
  ])('that are %s are refused, and nothing of them stays', async (_, files, key) => {
    const before = stored()
    const { status, meta } = await upload({ item_id: piece }, files())
    expect([status, meta.field, meta.details[0].key]).toEqual([400, 'images', key])
    expect(stored()).toEqual(before)
  })

  test('of another partner’s piece are refused as of none', async () => {
    const foreign = await upload({ item_id: piece }, [photo], olga)
    const missing = await upload({ item_id: 999_999 }, [photo], olga)
    expect([foreign.status, foreign.meta.field, foreign.text]).toEqual([404, 'item_id', missing.text])
  })

  test('nobody names go with the sweep', async () => {
    expect(await shop.api.jobs.run('partners.sweep-photos')).toEqual({ removed: 0 })
  })
})

describe('a post', () => {
  test('of a piece with its link and photos makes it promoted', async () => {
    const [own = 0] = (await shop.aParcel(pia, ['BOOTS'])).pieces
    const link = 'https://www.instagram.com/p/C9xyz/'
    const { result } = await post({ type: 'story', item_id: own, link }, [photo])
    const day = isoDay(dayNumber(new Date(), 'America/New_York'))
    expect(result).toMatchObject({ type: 'story', link, products: [own], promoted_at: day })
    const shown = await shop.pieceOf(pia, own)
    expect(shown).toMatchObject({ promoted_count: 1, promoted_dates: [day], blogger_images: result.images })
    expect((await shop.ask('posts', pia)).result.items[0]).toEqual(result)
    expect((await shop.ask('posts', olga)).result).toEqual({ items: [], total: 0 })
  })

  test('made late in the evening is of that day where the store is, not of the next', async () => {
    const [own = 0] = (await shop.aParcel(pia, ['SKIRT'])).pieces
    const { result } = await post({ type: 'post', item_id: own })
    const created_at = new Date('2026-01-10T03:30:00Z')
    await shop.db.updateTable('partner_post').set({ created_at }).where('post_id', '=', result.id).execute()
    expect(await shop.pieceOf(pia, own)).toMatchObject({ promoted_dates: ['2026-01-09'] })
    const { items } = (await shop.ask('posts', pia)).result
    expect(items.find(({ id }: { id: number }) => id === result.id)).toMatchObject({
      promoted_at: '2026-01-09',
    })
  })

  test('of a set promotes its parts, too', async () => {
    const { pieces } = await shop.aParcel(pia, ['SHIRT', 'JEANS'])
    const form = new FormData()
    for (const id of pieces) form.append('items', String(id))
    const set = (await shop.ask('save_set', { ...pia, form })).result.id
    const { result } = await post({ type: 'post', item_id: set })
    expect(result.products).toEqual([...pieces, set].toSorted((a, b) => a - b))
    for (const id of [...pieces, set])
      expect(await shop.pieceOf(pia, id)).toMatchObject({ promoted_count: 1 })
  })

  test('sent twice, or by twenty at once, is one post', async () => {
    const [own = 0] = (await shop.aParcel(pia, ['BAG'])).pieces
    const key = crypto.randomUUID()
    const all = await together(20, () => post({ type: 'post', item_id: own, key }))
    const ids = all.map((one) => ('answer' in one ? one.answer.result.id : one))
    expect(new Set(ids.map(String)).size).toBe(1)
    expect(await shop.pieceOf(pia, own)).toMatchObject({ promoted_count: 1 })
  })

  test.each([
    ['of another piece', () => ({ item_id: piece })],
    ['of another kind', () => ({ type: 'story' })],
  ])('%s under a key that was used is refused', async (_, other) => {
    const [own = 0] = (await shop.aParcel(pia, ['BAG'])).pieces
    const said = { type: 'post', item_id: own, key: crypto.randomUUID() }
    await post(said)
    const { status, result, meta } = await post({ ...said, ...other() })
    expect([status, result, meta.field]).toEqual([422, 'KEY_REUSED', 'key'])
  })

  test.each([
    ['to another site', { link: 'https://evil.example/instagram.com' }, 'link', 'REFUSED'],
    ['that is a script', { link: 'javascript:alert(1)' }, 'link', 'REFUSED'],
    ['of ten kilobytes', { link: `https://instagram.com/${'x'.repeat(10_240)}` }, 'link', 'TOO_LONG'],
    ['of no kind there is', { type: '<img onerror=alert(1)>' }, 'type', 'NOT_ONE_OF'],
    ['with a field of its own', { customer_id: 1 }, 'customer_id', 'UNKNOWN_FIELD'],
  ])('%s is refused by the name of the field', async (...[, fields, field, errorKey]) => {
    const { status, meta } = await post({ type: 'post', item_id: piece, ...fields })
    expect([status, meta.field, meta.details[0].key]).toEqual([400, field, errorKey])
  })
})

test('the catalogue finds a partner’s own, and only those', async () => {
  const find = async (type: string, who: Partner) => {
    const url = `/api/catalog?type=${type}`
    const headers = { authorization: `Bearer ${who.token}` }
    return (await shop.api.app.inject({ url, headers })).json().result.items.length
  }
  expect(await find('promo_product', pia)).toBeGreaterThan(0)
  expect(await find('blogger_post', pia)).toBeGreaterThan(0)
  expect([await find('promo_product', olga), await find('blogger_post', olga)]).toEqual([0, 0])
})
