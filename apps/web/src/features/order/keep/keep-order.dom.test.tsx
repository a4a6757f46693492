import { beforeEach, expect, it } from 'vitest'
import { has, page, press, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { closeSignIn, signInModal } from '#web/lib/account/sign-in-modal.ts'
import { KeepOrder } from './keep-order.tsx'

const EMAIL = 'anna@berg.example'
let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  closeSignIn()
  shop = scriptedEngine()
})
const open = (key: string | undefined = 'secret') =>
  openPage(<KeepOrder access={{ id: 'o-1', key }} email={EMAIL} />, { shop })

it('a guest wishes for it once, and is led to the code with the mailbox of the order', async () => {
  shop.client.script['order.keep'] = () => true
  await open()
  expect(page()).toContain(EMAIL)
  await press('button', 'Go on to the code')
  expect(shop.client.asked.at(-1)?.input).toEqual({ params: { id: 'o-1' }, query: { key: 'secret' } })
  expect(signInModal.get()).toEqual({ isOpen: true, contact: EMAIL })
})

it('a wish that was not heard says so and asks nobody for a code', async () => {
  shop.client.script['order.keep'] = refuses(409)
  await open()
  await press('button', 'Go on to the code')
  expect([textOf(document.querySelector('[role="alert"]')), signInModal.get().isOpen]).toEqual([
    'That did not work. Please try again.',
    false,
  ])
})

it('who is in, or has no key of it, is not asked', async () => {
  shop.session.set({ status: 'signed-in', customer: '7' })
  const { leave } = await open()
  expect(has('button')).toBe(false)
  leave()
  shop.session.set({ status: 'guest', customer: null })
  await openPage(<KeepOrder access={{ id: 'o-1', key: undefined }} email={EMAIL} />, { shop })
  expect(has('button')).toBe(false)
})
