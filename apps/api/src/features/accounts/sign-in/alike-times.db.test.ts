// 500 customers and 500 strangers at every call that takes a contact (reliability P17, T26): not told apart by body, headers
// or time. By `npm run full -- alike`; each is asked in a random order, so that a slow minute is slow for both.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureCustomer } from '#api/features/sessions/index.ts'
import { howOften } from '#api/testing/how-often.ts'
import { hashPassword } from '../password/password-hash.ts'
import { type AccountShop, anAccountShop } from '../testing/an-account-shop.ts'
import { compareTimes } from '../testing/timing/compare-times.ts'

const COUNT = howOften('ALIKE_CONTACTS', 0)
const PASSWORD = 'a hat full of rain'
const MAX_P95_MS = 5

let shop: AccountShop
beforeAll(async () => {
  shop = await anAccountShop()
  if (COUNT === 0) return
  const hash = await hashPassword(PASSWORD)
  for (let at = 0; at < COUNT; at += 1) {
    const customer_id = await ensureCustomer(shop, { email: contactOf('known', at) })
    await shop.db
      .insertInto('customer_password')
      .values({ customer_id, hash, changed_at: shop.now() })
      .execute()
  }
}, 600_000)
afterAll(() => shop.close())

type Kind = 'known' | 'other'
const contactOf = (kind: Kind, at: number) => `${kind}${String(at).padStart(4, '0')}@example.org`

const CALLS: [name: string, ask: (contact: string) => { path: string; body?: object }][] = [
  ['a wish for a code', (phone) => ({ path: 'get-sms-code', body: { phone } })],
  ['a wrong code', (phone) => ({ path: 'check-sms-code', body: { phone, code: 'none' } })],
  ['a wrong link', (contact) => ({ path: 'fast-login', body: { contact, token: 'none' } })],
  ['a guest’s account', (contact) => ({ path: `guest-account?email=${contact}` })],
  ['a wrong password', (username) => ({ path: 'login', body: { username, password: 'not the one' } })],
  ['a wish for a new password', (email) => ({ path: 'reset-password', body: { email } })],
  [
    'a wish for an account',
    (email) => ({ path: 'create', body: { customer: { email }, password: PASSWORD } }),
  ],
  [
    'a password by a wrong link',
    (email) => ({ path: 'create-password', body: { email, newPassword: PASSWORD, resetToken: 'none' } }),
  ],
]
/** Of eight questions one may seem to differ by chance: each is asked for an eighth of the promised hundredth. */
const ALPHA = 0.01 / CALLS.length

test.skipIf(COUNT === 0).each(CALLS)('%s', async (name, ask) => {
  const times: Record<Kind, number[]> = { known: [], other: [] }
  const said = new Set<string>()
  await shop.forgetBudgets()
  // Nobody's first question pays for what a process reads once.
  for (let at = 0; at < 20; at += 1) await timed(ask(`warm${at}@example.org`), at)
  for (const [position, [kind, at]] of shuffled().entries()) {
    const contact = contactOf(kind, at)
    if (position % 400 === 0) await shop.forgetBudgets()
    const { ms, text } = await timed(ask(contact), position)
    times[kind].push(ms)
    said.add(text.replaceAll(contact, 'contact'))
  }
  expect([...said]).toHaveLength(1)
  const { difference, p95, chance, chanceOfP95 } = compareTimes(times.known, times.other)
  const figures = `${difference.toFixed(3)} ms of means (p = ${chance.toFixed(4)}), ${p95.toFixed(2)} ms at p95 (p = ${chanceOfP95})`
  process.stdout.write(`${name}: ${figures}\n`)
  // On a busy machine the slow ends of two equals lie apart, too: what counts is what chance does not explain.
  if (chanceOfP95 < ALPHA) expect(Math.abs(p95), figures).toBeLessThan(MAX_P95_MS)
  expect(chance, figures).toBeGreaterThan(ALPHA)
})

async function timed({ path, body }: { path: string; body?: object }, at: number) {
  const headers = {
    'x-vs-store-code': 'de',
    'x-forwarded-for': `10.${Math.floor(at / 62_500)}.${Math.floor(at / 250) % 250}.${at % 250}`,
  }
  const begun = performance.now()
  const reply = await shop.api().app.inject({
    ...{ method: body ? 'POST' : 'GET', url: `/api/user/${path}`, headers },
    ...(body && { payload: body }),
  })
  const ms = performance.now() - begun
  const { date: _, etag: __, ...told } = reply.headers
  return { ms, text: `${reply.statusCode} ${JSON.stringify(told)} ${reply.body}` }
}

function shuffled(): [Kind, number][] {
  const all = Array.from({ length: COUNT }, (_, at): [Kind, number][] => [
    ['known', at],
    ['other', at],
  ]).flat()
  return all
    .map((one) => ({ one, rank: Math.random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ one }) => one)
}
