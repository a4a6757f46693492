import { beforeEach, expect, it } from 'vitest'
import { below, has, page, press, submit, type } from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { aShopToSignIn, CODE, CONTACT, pass, user } from '../testing/open-sign-in.tsx'

const SECOND = 'Six digits of your app, or a recovery code'
let shop: ReturnType<typeof aShopToSignIn>
beforeEach(() => {
  shop = aShopToSignIn()
})

async function afterTheFirstCode(methods: string[]): Promise<void> {
  const meta = { errorCode: 'SECOND_FACTOR_REQUIRED', ticket: 'ticket-1', methods }
  shop.client.script['user.checkCode'] = refuses(403, meta)
  await shop.open('boss@example.org')
  await submit()
  await type(CODE, '123456')
  await pass(1)
}

it('one of the staff is in only after the second code', async () => {
  shop.client.script['user.passSecondFactor'] = () => user('Boss')
  await afterTheFirstCode(['totp'])
  expect([has('heading', 'One more step'), shop.signedIn]).toEqual([true, []])
  await type(SECOND, '654321')
  await press('button', 'Check the code')
  expect(shop.bodies('user.passSecondFactor')).toEqual([{ ticket: 'ticket-1', code: '654321' }])
  expect(shop.signedIn).toEqual(['token-1'])
})

it.each([
  [400, 'This code does not fit, or was used already.'],
  [429, 'That was often enough for now. Please wait a little.'],
  [0, 'There is no connection at the moment. Please try again.'],
  [500, 'That did not work. Please try again.'],
])('a second code refused with %s says so beside it and lets nobody in', async (code, words) => {
  shop.client.script['user.passSecondFactor'] = refuses(code)
  await afterTheFirstCode(['totp'])
  await type(SECOND, '654321')
  await press('button', 'Check the code')
  expect([below(SECOND), shop.signedIn]).toEqual([words, []])
})

it('who took too long begins at the contact, and is told why', async () => {
  shop.client.script['user.passSecondFactor'] = refuses(401)
  await afterTheFirstCode(['totp'])
  await type(SECOND, '654321')
  await press('button', 'Check the code')
  expect(below(CONTACT)).toBe('That took too long. Please sign in anew.')
})

it('who has no app yet scans or types its secret, and reads the recovery codes before being in', async () => {
  shop.client.script['user.enrolAuthenticator'] = () => ({
    ...{ secret: 'JBSWY3DP', uri: 'otpauth://x', qr: { size: 21, path: 'M0 0h1v1z' } },
  })
  shop.client.script['user.passSecondFactor'] = () => ({
    ...user('Boss'),
    recovery_codes: ['aaaa-1111', 'bbbb-2222'],
  })
  await afterTheFirstCode(['enrol'])
  expect(page()).toContain('JBSWY3DP')
  expect(document.querySelector('svg[role="img"] path')?.getAttribute('d')).toBe('M0 0h1v1z')
  await type(SECOND, '654321')
  await press('button', 'Check the code')
  expect([page().includes('aaaa-1111'), page().includes('bbbb-2222'), shop.signedIn]).toEqual([
    true,
    true,
    [],
  ])
  await press('button', 'I have kept them')
  expect(shop.signedIn).toEqual(['token-1'])
})
