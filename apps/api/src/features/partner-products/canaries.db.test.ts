// What a partner writes of themselves is theirs and the staff's: every call that reads is asked as somebody else.
import type { Call } from '@vitrine/contract/call'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOfContract } from '#api/testing/calls-of-contract.ts'
import { signInAt } from '#api/testing/sign-in-at.ts'
import { aPartnerShop, type Partner, type PartnerShop } from './testing/a-partner-shop.ts'

const CANARIES = {
  handle: 'canary.handle',
  profile: 'CANARY-PROFILE',
  page: 'https://canary-page.example/pia',
  notes: 'CANARY-NOTES',
  post: 'https://www.instagram.com/p/CANARY-POST',
  holder: 'Pia Canary-Holder',
  account: '7315',
  code: 'canary-code',
  about: 'CANARY-ABOUT',
  applicant: 'https://canary-applicant.example/vera',
}

let shop: PartnerShop
let pia: Partner
let vera: Partner
let photo: string
let ids: number[]
beforeAll(async () => {
  shop = await aPartnerShop()
  pia = await shop.aPartner('pia lind')
  vera = await signInAt(shop, { name: 'vera', roles: [] })
  const { id, pieces } = await shop.aParcel(pia, ['JUMPER', 'SKIRT'])
  const [piece = 0, other = 0] = pieces
  const form = new FormData()
  const said = { type: 'post', item_id: String(piece), link: CANARIES.post }
  for (const [name, value] of Object.entries(said)) form.append(name, value)
  const pixels = { create: { width: 40, height: 40, channels: 3, background: '#1f4a3a' } } as const
  form.append('images', new Blob([await sharp(pixels).jpeg().toBuffer()]), 'x.jpg')
  const post = (await shop.ask('save_post', { ...pia, form })).result
  photo = post.images[0]
  await shop.ask('archive_product', {
    ...pia,
    body: { id: other, archive: true, reason: 'other', notes: CANARIES.notes },
  })
  await shop.ask('settings', {
    ...pia,
    body: { instagram: CANARIES.handle, profile_text: CANARIES.profile, profile_link: CANARIES.page },
  })
  await shop.ask('payout-account', {
    ...pia,
    body: { currency: 'USD', holder: CANARIES.holder, account: `US 026009593 ${CANARIES.account}` },
  })
  await sql`insert into partner_code values (${pia.customerId}, ${CANARIES.code})`.execute(shop.db)
  await shop.api.app.inject({
    method: 'POST',
    url: '/api/partner/apply',
    headers: { 'x-vs-store-code': 'us', authorization: `Bearer ${vera.token}` },
    payload: { handle: 'vera', link: CANARIES.applicant, about: `${CANARIES.about}, ${'x'.repeat(20)}` },
  })
  ids = [pia.customerId, vera.customerId, id, piece, other, post.id]
})
afterAll(() => shop.close())

/** What calls ask for, those of the contract that read; the one told too much takes what it knows. */
const asked = () =>
  new URLSearchParams({
    ...{ path: photo, items: ids.slice(3, 5).join(','), entity: 'post', id: String(ids[3]), q: 'canary' },
    ...{ currency: 'USD', period: 'year', search: 'canary', contact: 'pia.lind@example.org' },
  }).toString()

function addressesOf({ path }: Call): string[] {
  if (!path.includes(':')) return [path]
  const values = [...ids, 'agreement', 'USD']
  return values.map((value) => path.replace(/:\w+/g, String(value)))
}

/** All that is answered to whoever holds this token, or nobody's. */
async function readAll(token?: string): Promise<string> {
  const calls = (await callsOfContract()).filter(({ method }) => method === 'GET')
  const catalogued = ['blogger_post', 'promo_product', 'blogger_payout', 'review', 'cms_block', 'product']
  const addresses = [
    ...calls.flatMap(({ path }) => (path.includes(':') ? [] : [path])),
    ...calls.flatMap((call) => addressesOf(call).map((path) => `${path}?${asked()}`)),
    ...catalogued.map((type) => `/api/catalog?type=${type}&size=100`),
    ...catalogued.map(
      (type) => `/api/catalog?type=${type}&searchQuery=${encodeURIComponent('{"searchText":"canary"}')}`,
    ),
    photo,
  ]
  const said: string[] = []
  for (const url of new Set(addresses)) {
    // These end what is asked with, or open a line that stays.
    if (/logout|sign-out|events|updates/.test(url)) continue
    const headers = { 'x-vs-store-code': 'us', ...(token && { authorization: `Bearer ${token}` }) }
    const reply = await shop.api.app.inject({ url, headers })
    said.push(`${JSON.stringify(reply.headers)} ${reply.body}`)
  }
  return said.join('\n')
}

const seen = (said: string) => Object.values({ ...CANARIES, photo }).filter((one) => said.includes(one))

test('they are told to the partner, and those of an application to the staff: they could be seen', async () => {
  const { token: manager } = await signInAt(shop, { name: 'max horn', roles: ['manager'] })
  const { about, applicant, notes: _, ...own } = CANARIES
  expect(seen(await readAll(pia.token))).toEqual(
    expect.arrayContaining([...Object.values(own), CANARIES.notes, photo]),
  )
  expect(seen(await readAll(manager))).toEqual(expect.arrayContaining([about, applicant]))
})

test.each([
  ['another partner', 'olga', ['blogger']],
  ['a customer', 'clara', []],
  ['a guest', undefined, []],
] as const)('%s is told none of them, whatever is asked', async (_, name, roles) => {
  const token = name && (await signInAt(shop, { name, roles })).token
  expect(seen(await readAll(token))).toEqual([])
})
