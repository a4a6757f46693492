// The window for signing in, at a shop whose answers are scripted and by a clock that stands until it is told to go on.
import { act } from 'react'
import { onTestFinished, vi } from 'vitest'
import { settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import type { ShopInfo } from '#web/lib/shop-info.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { SignInModal } from '../sign-in-modal.tsx'

type Body = { phone: string }

export function aShopToSignIn() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  stubDialog()
  const shop = scriptedEngine()
  const signedIn: string[] = []
  const closed = vi.fn()
  shop.engine.session.signIn = async (token: string) => void signedIn.push(token)
  shop.client.script['user.sendCode'] = ({ body }) => {
    const { phone } = body as Body
    return { is_email: phone.includes('@'), contact: phone }
  }
  return {
    ...shop,
    signedIn,
    closed,
    open: (contact = '', info: Partial<ShopInfo> = {}) =>
      openPage(<SignInModal isOpen contact={contact} onClose={closed} />, { shop, info }),
    bodies: (id: string) => shop.client.asked.filter((one) => one.id === id).map(({ input }) => input.body),
  }
}

export const CONTACT = 'Phone or e-mail'
export const CODE = 'Four digits'
export const user = (firstname: string) => ({
  ...{ id: 7, account: 0 },
  token: 'token-1',
  firstname,
  lastname: '',
  may: [] as string[],
})

/** Time passes: digits are checked when a moment has passed without another, codes are asked for every so often. */
export async function pass(seconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))
  await settled()
}
