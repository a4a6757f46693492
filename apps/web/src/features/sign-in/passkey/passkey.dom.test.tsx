import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { below, has, page, press, submit, type } from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { notices } from '#web/lib/notify.ts'
import { aShopToSignIn, CODE, CONTACT, pass, user } from '../testing/open-sign-in.tsx'

vi.mock('@simplewebauthn/browser', () => ({ startAuthentication: vi.fn(), startRegistration: vi.fn() }))
const device = { use: vi.mocked(startAuthentication), make: vi.mocked(startRegistration) }
const turnedAway = () => Promise.reject(Object.assign(new Error('no'), { name: 'NotAllowedError' }))
const SIGNED = { id: 'key-1' } as never

let shop: ReturnType<typeof aShopToSignIn>
beforeEach(() => {
  localStorage.clear()
  notices.set([])
  vi.stubGlobal('PublicKeyCredential', { isUserVerifyingPlatformAuthenticatorAvailable: async () => true })
  device.use.mockReset().mockResolvedValue(SIGNED)
  device.make.mockReset().mockResolvedValue(SIGNED)
  shop = aShopToSignIn()
  const { script } = shop.client
  script['user.askPasskey'] = () => ({ challenge: 'c' })
  script['user.usePasskey'] = () => user('Ada')
  script['user.checkCode'] = () => user('Ada')
  script['user.prepareNewPasskey'] = () => ({ challenge: 'n' })
  script['user.addPasskey'] = () => true
})
const told = () => notices.get().map(({ text }) => text)

describe('signing in with a passkey', () => {
  const enter = () => press('button', 'Sign in with a passkey')

  it('takes one press and no code', async () => {
    await shop.open()
    await enter()
    await pass(0)
    expect([shop.bodies('user.usePasskey'), shop.signedIn]).toEqual([[{ passkey: SIGNED }], ['token-1']])
    expect([told(), shop.closed.mock.calls.length]).toEqual([['You are signed in.'], 1])
  })

  it('whoever turns away from the device’s question is told nothing and may go on by code', async () => {
    device.use.mockImplementation(turnedAway)
    await shop.open()
    await enter()
    await pass(0)
    expect([below(CONTACT).includes('passkey'), told(), shop.signedIn]).toEqual([false, [], []])
    expect(has('button', 'Send the code')).toBe(true)
  })

  it('one the shop does not know leads to the code', async () => {
    shop.client.script['user.usePasskey'] = refuses(400)
    await shop.open()
    await enter()
    await pass(0)
    expect([below(CONTACT), shop.signedIn]).toEqual(['The passkey was not accepted. Please use a code.', []])
  })

  it('is not offered where the browser has none', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined)
    Reflect.deleteProperty(window, 'PublicKeyCredential')
    await shop.open()
    expect(has('button', 'Sign in with a passkey')).toBe(false)
  })
})

describe('after the first code on a device', () => {
  async function signInByCode(): Promise<void> {
    await shop.open('ada@example.org')
    await submit()
    await type(CODE, '1234')
    await pass(1)
  }

  it('a passkey is offered, made and kept, and whoever made it is in already', async () => {
    await signInByCode()
    expect([has('heading', 'Next time without a code?'), shop.signedIn]).toEqual([true, ['token-1']])
    await press('button', 'Keep a passkey here')
    await pass(0)
    expect(shop.bodies('user.addPasskey')).toEqual([{ passkey: SIGNED }])
    expect(told()).toEqual(['The passkey is kept.', 'You are signed in.'])
    expect(shop.closed).toHaveBeenCalledOnce()
  })

  it('"Not now" is enough, and nobody is asked a second time', async () => {
    await signInByCode()
    await press('button', 'Not now')
    expect([shop.closed.mock.calls.length, device.make.mock.calls.length]).toEqual([1, 0])
    await press('button', 'Close')
    await submit()
    await type(CODE, '1234')
    await pass(1)
    expect(page()).not.toContain('Next time without a code?')
  })

  it('one that could not be kept says so and can be tried again; turning away is no failure', async () => {
    shop.client.script['user.addPasskey'] = refuses(500)
    await signInByCode()
    await press('button', 'Keep a passkey here')
    await pass(0)
    expect(told()).toEqual(['That did not work. Please try again.'])
    notices.set([])
    device.make.mockImplementation(turnedAway)
    await press('button', 'Keep a passkey here')
    await pass(0)
    expect([told(), has('button', 'Keep a passkey here')]).toEqual([[], true])
  })

  it('a device that cannot keep one is asked nothing', async () => {
    vi.stubGlobal('PublicKeyCredential', { isUserVerifyingPlatformAuthenticatorAvailable: async () => false })
    await signInByCode()
    expect([page().includes('Next time'), shop.closed.mock.calls.length]).toEqual([false, 1])
  })
})
