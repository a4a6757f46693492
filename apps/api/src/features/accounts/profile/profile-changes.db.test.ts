import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountShop, anAccountShop } from '../testing/an-account-shop.ts'
import { contactChangedMail } from './contact-changed-mail.ts'

let shop: AccountShop
let token: string
beforeAll(async () => {
  shop = await anAccountShop()
  token = await signIn('ada@shopper.example')
})
afterAll(() => shop.close())
beforeEach(() => shop.forgetBudgets())

async function signIn(phone: string): Promise<string> {
  await shop.post('get-sms-code', { phone })
  const { code } = await shop.secret()
  return (await shop.post('check-sms-code', { phone, code })).body.result.token
}

const codeFor = async (contact: string) => {
  const { code, to } = await proofOf(contact)
  expect(to).toBe(contact)
  return code
}
const proofFor = async (contact: string) => (await proofOf(contact)).code

async function proofOf(contact: string) {
  expect((await shop.post('contact/code', { contact }, { token })).status).toBe(200)
  const row = await shop.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'accounts.proof')
    .orderBy('outbox_id', 'desc')
    .executeTakeFirstOrThrow()
  const { to, secret } = row.payload as { to: string; secret: { code: string } }
  return { to, code: secret.code }
}

describe('one’s own profile', () => {
  test('name and place change; what is not said stays', async () => {
    await shop.post('update', { firstname: 'Ada', lastname: 'Byron', city: 'York' }, { token })
    const { body } = await shop.post('update', { postcode: 'YO1' }, { token })
    expect(body.result).toMatchObject({ firstname: 'Ada', lastname: 'Byron', city: 'York', postcode: 'YO1' })
  })

  test.each(['roles', 'email', 'phone', 'id', 'enabled', 'customer_id', 'account'])(
    '%s is not changed this way, and refused by its name',
    async (key) => {
      const before = (await shop.get('profile', { token })).body.result
      const { status, text } = await shop.post('update', { firstname: 'Eve', [key]: ['admin'] }, { token })
      expect(status).toBe(400)
      expect(text).toContain('UNKNOWN_FIELD')
      expect(text).toContain(key)
      expect((await shop.get('profile', { token })).body.result).toEqual(before)
    },
  )

  test.each([{ firstname: '123' }, { firstname: '' }])('a name that is none is refused: %o', async (body) => {
    expect(await shop.post('update', body, { token })).toMatchObject({
      ...{ status: 400, body: { result: 'ENTER_YOUR_NAME' } },
    })
  })

  test.each([{ country: 'Germany' }, { city: ['York'] }, { postcode: 'x'.repeat(10_000) }])(
    'nonsense is refused: %#',
    async (body) => expect((await shop.post('update', body, { token })).status).toBe(400),
  )
})

describe('a new contact', () => {
  test('is taken once its code was shown, and signs in from then on', async () => {
    const code = await codeFor('new@shopper.example')
    const wrong = { contact: 'new@shopper.example', code: code === '111111' ? '222222' : '111111' }
    expect((await shop.post('contact', wrong, { token })).status).toBe(400)
    const { body } = await shop.post('contact', { contact: ' New@Shopper.example', code }, { token })
    expect(body.result.email).toBe('new@shopper.example')
    await shop.forgetBudgets()
    const again = await signIn('new@shopper.example')
    const { result } = (await shop.get('profile', { token: again })).body
    expect(result.id).toBe(body.result.id)
  })

  test('of somebody else is asked for like any other, and told only to who reaches it', async () => {
    await signIn('bea@shopper.example')
    await shop.forgetBudgets()
    const code = await codeFor('bea@shopper.example')
    expect(await shop.post('contact', { contact: 'bea@shopper.example', code }, { token })).toMatchObject({
      status: 409,
    })
  })

  test('was taken over unseen: the mailbox of before hears of it, once, and nothing where it stays the same', async () => {
    const told = async () => {
      const all = shop.db
        .selectFrom('outbox')
        .select('payload')
        .where('topic', '=', 'accounts.contact-changed')
      return (await all.orderBy('outbox_id').execute()).map(({ payload }) => (payload as { to: string }).to)
    }
    await shop.db.deleteFrom('outbox').where('topic', '=', 'accounts.contact-changed').execute()
    const { email: before } = (await shop.get('profile', { token })).body.result
    for (const contact of ['third@shopper.example', 'third@shopper.example', '+49 30 123456']) {
      await shop.forgetBudgets()
      await shop.post('contact', { contact, code: await proofFor(contact) }, { token })
    }
    expect(await told()).toEqual([before, 'third@shopper.example'])
    const mail = await contactChangedMail({ to: before, storeId: 4 }, { db: shop.db, publicUrl: '' })
    expect([mail?.to, mail?.subject, mail?.text.includes('third@')]).toEqual([
      ...[before, 'Ihre Anmeldung wurde geändert', false],
    ])
  })

  test('a code works for the contact it was sent to alone', async () => {
    const code = await codeFor('one@shopper.example')
    const { status } = await shop.post('contact', { contact: 'two@shopper.example', code }, { token })
    expect(status).toBe(400)
  })

  test.each(['nobody', '', '+'])('nonsense is refused: "%s"', async (contact) => {
    expect((await shop.post('contact/code', { contact }, { token })).status).toBe(400)
  })
})
