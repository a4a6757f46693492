import { beforeEach, describe, expect, it, vi } from 'vitest'
import { below, fill, find, has, page, press, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { PrivacyView } from './privacy-view.tsx'

const CODE = 'Code of six digits'
let shop: ReturnType<typeof scriptedEngine>
const signOut = vi.fn(async () => undefined)
beforeEach(() => {
  notices.set([])
  signOut.mockClear()
  shop = scriptedEngine()
  shop.session.set({ status: 'signed-in', customer: '7' })
  shop.engine.session.signOut = signOut
  shop.client.script['user.deletion'] = () => ({ owed: [] })
  shop.client.script['user.sendDeletionCode'] = () => ({ is_email: true, contact: 'a***@example.org' })
  shop.client.script['user.delete'] = () => true
})
const open = () => openPage(<PrivacyView />, { shop, address: '/my-account/privacy' })
async function ask(code: string): Promise<void> {
  await press('button', 'Send me a code to delete it')
  await fill(CODE, code)
  await press('button', 'Delete for good')
}

it('a guest reads what is kept, and has nothing to delete', async () => {
  shop.session.set({ status: 'guest', customer: null })
  await open()
  expect(page()).toContain('A guest’s bag goes after 90 days.')
  for (const what of [
    'Bonuses and what they were given for',
    'Wishes to be told',
    'Your address for the newsletter',
  ])
    expect(page()).toContain(what)
  expect(has('button')).toBe(false)
})

it('who acts for a customer has nothing of theirs to carry away, nor to delete', async () => {
  shop.session.set({ status: 'signed-in', customer: '7', actor: '9' })
  await open()
  expect([page().includes('A guest’s bag goes'), has('button')]).toEqual([true, false])
})

it('an account goes only with its code; then nobody is signed in, and the shop opens', async () => {
  const { address } = await open()
  await press('button', 'Send me a code to delete it')
  expect([below(CODE), shop.count('user.delete')]).toEqual([
    'Sent to a***@example.org. It works for five minutes.',
    0,
  ])
  await fill(CODE, '123456')
  await press('button', 'Delete for good')
  expect(shop.client.asked.at(-1)).toMatchObject({
    id: 'user.delete',
    input: { body: { code: '123456', gives_up_royalties: false } },
  })
  expect([signOut.mock.calls, address()]).toEqual([[[{ silent: true }]], '/'])
  expect(notices.get()).toMatchObject([{ text: 'Your account is deleted.' }])
})

it('a wrong code deletes nothing and signs nobody out', async () => {
  shop.client.script['user.delete'] = refuses(400, { result: 'REGISTER_SMS_CODE_INCORRECT' })
  const { address } = await open()
  await ask('000000')
  expect(below(CODE)).toContain('This code is not right, or no longer good.')
  expect([signOut.mock.calls, address(), notices.get()]).toEqual([[], '/my-account/privacy', []])
})

it('orders under way hold it, and it says so before a code is asked for', async () => {
  shop.client.script['user.sendDeletionCode'] = refuses(409, { errorCode: 'ORDERS_UNDER_WAY' })
  await open()
  await press('button', 'Send me a code to delete it')
  expect(textOf(find('alert'))).toContain('Orders are still under way.')
  expect(has('field', CODE)).toBe(false)
})

describe('of a partner who is owed', () => {
  const EUROS = { currency: 'EUR', sum: 30, account_end: '3000' }
  const owes = (...owed: object[]) => {
    shop.client.script['user.deletion'] = () => ({ owed })
  }
  const GIVE_UP = /Delete all the same/

  it('it went without a word of the money: how much, and where to, is told before any code', async () => {
    owes(EUROS)
    await open()
    expect(page()).toContain('€30 are still to be paid to you. They go to your account ending in 3000')
    expect(has('checkbox', GIVE_UP)).toBe(false)
    await ask('123456')
    expect(shop.client.asked.at(-1)).toMatchObject({ input: { body: { gives_up_royalties: false } } })
  })

  it('no code is sent before they say what becomes of money that can go nowhere', async () => {
    owes(EUROS, { currency: 'USD', sum: 12.5, account_end: null })
    await open()
    expect(find('link', 'Name an account').getAttribute('href')).toMatch(
      /cabinet\/sales\/payouts\?currency=USD#account$/,
    )
    await press('button', 'Send me a code to delete it')
    expect([textOf(find('alert')), shop.count('user.sendDeletionCode')]).toEqual([
      'Please name an account for what you have earned, or tick that you give it up.',
      0,
    ])
    await press('checkbox', 'Delete all the same: I give up $12.50')
    expect(has('alert')).toBe(false)
    await ask('123456')
    expect(shop.client.asked.at(-1)).toMatchObject({ input: { body: { gives_up_royalties: true } } })
  })

  it('what has come meanwhile is told as soon as the shop says no', async () => {
    shop.client.script['user.delete'] = refuses(409, { errorCode: 'ROYALTIES_UNCLAIMED' })
    await open()
    owes({ currency: 'USD', sum: 12.5, account_end: null })
    await ask('123456')
    expect(below(CODE)).toContain('Please name an account')
    expect([has('checkbox', GIVE_UP), signOut.mock.calls]).toEqual([true, []])
  })

  it('where it cannot be asked, the shop itself has the say', async () => {
    shop.client.script['user.deletion'] = refuses(500)
    await open()
    await ask('123456')
    expect(shop.count('user.delete')).toBe(1)
  })
})

it('a copy of one’s data is saved as a file, made of exactly what the shop sent', async () => {
  const data = { profile: { email: 'anna@example.org' }, orders: [1] }
  shop.client.script['user.export'] = () => data
  const files: Blob[] = []
  const names: string[] = []
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`
  URL.revokeObjectURL = () => undefined
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  await open()
  await press('button', 'Get a copy')
  click.mockRestore()
  expect([names, JSON.parse((await files[0]?.text()) ?? '')]).toEqual([['vitrine.json'], data])
})

it('a copy that could not be made says so, and can be asked for again', async () => {
  shop.client.script['user.export'] = refuses(503)
  await open()
  await press('button', 'Get a copy')
  await press('button', 'Get a copy')
  expect(notices.get()).toMatchObject([{ text: 'The copy could not be made. Please try again.' }])
  expect(shop.count('user.export')).toBe(2)
})
