// All a partner may send, through every call that writes: kept as the text it is, or refused by the name of its field with
// nothing changed. And nobody else ever reads it.
import { stripInvisible } from '@vitrine/domain/contact/strip-invisible'
import { sql } from 'kysely'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsOfContract } from '#api/testing/calls-of-contract.ts'
import { signInAt } from '#api/testing/sign-in-at.ts'
import { aPartnerShop, type Partner, type PartnerShop } from './testing/a-partner-shop.ts'
import { HOSTILE_TEXTS } from './testing/hostile-texts.ts'

let shop: PartnerShop
let paths: ReadonlyMap<string, string>
let pia: Partner
let vera: Partner
let pieces: number[]
let parcel: number
let photo: string
beforeAll(async () => {
  paths = new Map((await callsOfContract()).map(({ id, path }) => [id, path]))
  shop = await aPartnerShop()
  pia = await shop.aPartner('pia lind')
  vera = await signInAt(shop, { name: 'vera', roles: [] })
  const given = await shop.aParcel(pia, ['JUMPER', 'SKIRT'])
  pieces = given.pieces
  parcel = given.id
  photo = (await send('blogger.uploadPhotos', { item_id: pieces[0] }, [await aPicture()])).result.images[0]
})
afterAll(() => shop.close())

const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer())
const aPicture = async () =>
  new Blob([
    await sharp({ create: { width: 40, height: 40, channels: 3, background: '#1f4a3a' } })
      .jpeg()
      .toBuffer(),
  ])

/** A body that is fine, with what a hostile text is wrapped in where a field wants more than it. */
const WRITES: Record<string, () => Record<string, unknown>> = {
  'blogger.uploadPhotos': () => ({ item_id: pieces[0], key: crypto.randomUUID() }),
  'blogger.removePhoto': () => ({ path: photo }),
  'blogger.savePost': () => ({ type: 'post', item_id: pieces[0], link: '', key: crypto.randomUUID() }),
  'blogger.saveSet': () => ({ items: pieces }),
  'blogger.orderReceived': () => ({ id: parcel, substitutes: [{ from: pieces[0], to: pieces[0] }] }),
  'blogger.archiveProduct': () => ({
    ...{ id: pieces[0], type: 'product', archive: true, reason: 'other', notes: '' },
  }),
  'blogger.approveProducts': () => ({ products: [pieces[0]], action: 'approve' }),
  'blogger.saveSettings': () => ({
    ...{ instagram: 'pia', profile_text: '', profile_link: '', show_attention_photo_modal: true },
  }),
  'blogger.save-payout-account': () => ({
    ...{ currency: 'USD', holder: 'Pia Lind', account: 'US 026009593 8841' },
  }),
  'partner.apply': () => ({
    ...{ handle: 'vera', link: 'https://example.com/vera', about: 'I photograph knitwear in daylight.' },
  }),
  'partner.accept': () => ({ version: '1' }),
}
const FORMS = ['blogger.uploadPhotos', 'blogger.savePost', 'blogger.saveSet']
const WRAPPED: Record<string, (text: string) => string> = {
  about: (text) => `I photograph knitwear in daylight. ${text}`,
  holder: (text) => `Pia ${text}`,
}
/** Where a text that is kept is told again. */
const TOLD: Record<string, string> = { notes: 'archived_notes' }

async function send(id: string, body: Record<string, unknown>, files: readonly Blob[] = []) {
  const { token } = id === 'partner.apply' ? vera : pia
  const form = new FormData()
  if (FORMS.includes(id)) {
    for (const [name, value] of Object.entries(body))
      for (const one of [value].flat()) form.append(name, String(one))
    for (const file of files) form.append('images', file, 'x.jpg')
  }
  const reply = await shop.api.app.inject({
    method: 'POST',
    url: paths.get(id) ?? '',
    headers: { 'x-vs-store-code': 'us', authorization: `Bearer ${token}` },
    payload: FORMS.includes(id) ? form : (body as object),
  })
  const { result, meta } = reply.json()
  return { status: reply.statusCode, text: reply.body, result, meta }
}

const TABLES = [
  ...['partner', 'partner_application', 'partner_agreement', 'payout_account', 'promo_product', 'promo_set'],
  ...['partner_post', 'partner_post_item', 'promo_photo', 'customer'],
]
/** All a partner's call could change. */
async function everything(): Promise<string> {
  const all = TABLES.map((name) => sql`(select json_agg(t::text order by t::text) from ${sql.table(name)} t)`)
  const { rows } = await sql`select json_build_array(${sql.join(all)}) as all`.execute(shop.db)
  return JSON.stringify(rows)
}

type Told = Record<string, unknown>
const application = () =>
  shop.db.selectFrom('partner_application').selectAll().executeTakeFirstOrThrow() as Promise<Told>

test('the calls below are all by which a partner, or who would be one, writes', async () => {
  const writes = (await callsOfContract()).filter(
    ({ id, method, path }) =>
      method !== 'GET' && /^(blogger|partner)\./.test(id) && !path.startsWith('/api/admin/'),
  )
  // The staff's own, which happens to lie among the partners' addresses.
  const theirs = writes.map(({ id }) => id).filter((id) => id !== 'blogger.assignProducts')
  expect(theirs.toSorted()).toEqual(Object.keys(WRITES).toSorted())
})

const fields = Object.entries(WRITES).flatMap(([id, body]) =>
  Object.keys(untouched(body)).map((field) => [id, field] as const),
)
/** Which fields there are is known before there is a shop. */
function untouched(body: () => Record<string, unknown>) {
  const known = pieces
  pieces = []
  try {
    return body()
  } finally {
    pieces = known
  }
}

test.each(fields)('%s: whatever stands in %s is kept as it is, or refused by its name', async (id, field) => {
  let before = await everything()
  for (const [what, text] of HOSTILE_TEXTS) {
    const said = WRAPPED[field]?.(text) ?? text
    const reply = await send(id, { ...bodyOf(id), [field]: Array.isArray(bodyOf(id)[field]) ? [said] : said })
    if (reply.status === 200) {
      expect(await isKept({ id, field, said }, reply.result), what).toBe(true)
      // Who waits for an answer asks no second time.
      await shop.db.deleteFrom('partner_application').execute()
      before = await everything()
      continue
    }
    expect([reply.status, reply.meta.field.split(/[.[]/)[0]], `${what}: ${reply.text}`).toEqual([
      expect.toBeOneOf([400, 404, 409]),
      field,
    ])
    expect(reply.text).not.toMatch(/\bat \S+\.ts|syntax error|invalid input syntax/)
  }
  expect(await everything()).toBe(before)
})

const bodyOf = (id: string) => WRITES[id]?.() ?? {}

/** Half a sign is written as the mark for one that cannot be read; a line of text loses what nobody sees of it. */
async function isKept({ id, field, said }: Record<'id' | 'field' | 'said', string>, result: Told) {
  const told = (id === 'partner.apply' ? await application() : result)[TOLD[field] ?? field]
  const kept = said.trim().toWellFormed()
  return typeof told !== 'string' || [kept, stripInvisible(kept)].includes(told.toWellFormed())
}

describe('pictures', () => {
  const pixels = { create: { width: 40, height: 40, channels: 3, background: '#8a4b3a' } } as const
  const PICTURES: readonly (readonly [string, () => Promise<Uint8Array<ArrayBuffer> | string> | string])[] = [
    ['a drawing', () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a page', () => '<html><script>alert(1)</script>'],
    ['a program', () => '#!/bin/sh\nrm -rf /'],
    ['a document', () => '%PDF-1.7 /JavaScript (app.alert(1))'],
    ['nothing', () => ''],
    ['an animation', () => bytesOf(sharp(pixels).gif())],
    ['a head alone', async () => (await bytesOf(sharp(pixels).jpeg())).subarray(0, 30)],
  ]
  test.each(
    (['blogger.uploadPhotos', 'blogger.savePost'] as const).flatMap((id) =>
      PICTURES.map(([what, made]) => [id, what, made] as const),
    ),
  )('%s refuses %s called .jpg by its field', async (id, _, made) => {
    const before = await everything()
    const { status, meta } = await send(id, WRITES[id]?.() ?? {}, [new Blob([await made()])])
    expect([status, meta.field]).toEqual([400, 'images'])
    expect(await everything()).toBe(before)
  })

  test('keep nothing of what hides behind them', async () => {
    const hidden = Buffer.from('<script>CANARY</script>PK\u0003\u0004')
    const both = Buffer.concat([
      await sharp(pixels)
        .jpeg()
        .withExif({ IFD0: { Artist: 'CANARY' } })
        .toBuffer(),
      hidden,
    ])
    const { result } = await send('blogger.uploadPhotos', { item_id: pieces[1] }, [new Blob([both])])
    const { result: kept } = await shop.ask(`photo?path=${result.images[0]}`, pia)
    expect(Buffer.from(kept.picture, 'base64').includes('CANARY')).toBe(false)
  })
})
