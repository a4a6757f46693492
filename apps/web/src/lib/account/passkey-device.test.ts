import { afterEach, expect, it, vi } from 'vitest'
import { canKeepPasskey, canUsePasskeys, isTurnedAway } from './passkey-device.ts'

afterEach(() => vi.unstubAllGlobals())

function aBrowser(hostname: string, keeps?: () => Promise<boolean>): void {
  const PublicKeyCredential = { isUserVerifyingPlatformAuthenticatorAvailable: keeps }
  vi.stubGlobal('window', { location: { hostname }, ...(keeps && { PublicKeyCredential }) })
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential)
}

it.each([
  ['shop.example', true],
  ['localhost', true],
  ['3suisses.example', true],
  ['192.168.0.7', false],
  ['[::1]', false],
])('at %s a passkey can be used: %s', async (hostname, isAble) => {
  aBrowser(hostname, async () => true)
  expect([canUsePasskeys(), await canKeepPasskey()]).toEqual([isAble, isAble])
})

it('a browser without passkeys is offered none', async () => {
  aBrowser('shop.example')
  expect([canUsePasskeys(), await canKeepPasskey()]).toEqual([false, false])
})

it.each([async () => false, () => Promise.reject(new Error('no device'))])(
  'a device that cannot keep one, or does not say, is asked for none',
  async (keeps) => {
    aBrowser('shop.example', keeps)
    expect(await canKeepPasskey()).toBe(false)
  },
)

it.each(['NotAllowedError', 'AbortError'])(
  'who turned away from the question (%s) did nothing wrong',
  (name) => {
    expect(isTurnedAway(new DOMException('no', name))).toBe(true)
  },
)

it.each([new DOMException('no', 'SecurityError'), new TypeError('no'), 'NotAllowedError', undefined])(
  'what failed (%s) is told',
  (error) => expect(isTurnedAway(error)).toBe(false),
)
