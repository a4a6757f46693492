import { CallError } from '@vitrine/contract/reply'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { below, find, has, page, press, submit, type } from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { notices } from '#web/lib/notify.ts'
import { aShopToSignIn, CODE, CONTACT, pass, user } from './testing/open-sign-in.tsx'

const PHONE = '+1 646 555 0142'
let shop: ReturnType<typeof aShopToSignIn>
beforeEach(() => {
  notices.set([])
  shop = aShopToSignIn()
})

async function askedForCode(contact: string): Promise<void> {
  await shop.open(contact)
  await submit()
}
const told = () => notices.get().map(({ text }) => text)

describe('a code that does not come', () => {
  it('can be asked for again, or called for, once fifteen seconds have passed', async () => {
    await askedForCode(PHONE)
    expect(page()).toContain('A new code or a call in 15 seconds')
    await pass(14)
    expect(page()).toContain('A new code or a call in 1 second')
    expect(has('button', 'Send a new code')).toBe(false)
    await pass(1)
    expect([has('button', 'Send a new code'), has('button', 'Call me instead')]).toEqual([true, true])
  })

  it('by e-mail cannot be called for', async () => {
    await askedForCode('ada@example.org')
    expect(page()).toContain('A new code in 15 seconds')
    await pass(15)
    expect([has('button', 'Send a new code'), has('button', 'Call me instead')]).toEqual([true, false])
  })

  it('is sent again to the same contact, and the seconds begin anew', async () => {
    await askedForCode(PHONE)
    await pass(15)
    await press('button', 'Send a new code')
    expect(shop.bodies('user.sendCode')).toEqual([{ phone: PHONE }, { phone: PHONE }])
    expect(page()).toContain('in 15 seconds')
  })

  it('the call was promised below the window, where nobody saw it; the seconds begin anew', async () => {
    shop.client.script['user.callBack'] = () => true
    await askedForCode(PHONE)
    await pass(15)
    await press('button', 'Call me instead')
    expect([shop.bodies('user.callBack'), told()]).toEqual([[{ phone: PHONE }], []])
    expect(page()).toContain('We will call you.')
    expect(page()).toContain('in 15 seconds')
  })

  it.each([
    [400, 'This is no phone number.'],
    [429, 'That was often enough for now. Please wait a little.'],
    [0, 'There is no connection at the moment. Please try again.'],
    [503, 'We could not note down the call. Please try again.'],
  ])('a call refused with %s is not promised, and can be asked for at once', async (code, words) => {
    shop.client.script['user.callBack'] = refuses(code)
    await askedForCode(PHONE)
    await pass(15)
    await press('button', 'Call me instead')
    expect([below(CODE), told()]).toEqual([words, []])
    expect(page()).not.toContain('We will call you.')
    expect(has('button', 'Call me instead')).toBe(true)
  })
})

it.each([
  [40, '7 us'],
  [0, null],
])('who comes in with %s bonuses finds their place in the bag held: %s', async (account, kept) => {
  localStorage.clear()
  shop.client.script['user.checkCode'] = () => ({ ...user('Ada'), account })
  await askedForCode(PHONE)
  await type(CODE, '1234')
  await pass(1)
  expect(shop.signedIn).toEqual(['token-1'])
  expect(localStorage.getItem('shop/cart/bonuses')).toBe(kept)
})

describe('a code that does not fit', () => {
  it('stays to be looked at, and its reproach goes with the next digit', async () => {
    shop.client.script['user.checkCode'] = refuses(400)
    await askedForCode(PHONE)
    await type(CODE, '1234')
    await pass(1)
    expect([(find('field', CODE) as HTMLInputElement).value, below(CODE)]).toEqual([
      '1234',
      'This code does not fit.',
    ])
    await type(CODE, '123')
    expect(below(CODE)).not.toContain('does not fit')
  })

  it('of the staff, typed slowly, is checked whole after its first four digits were', async () => {
    let answer = () => {}
    shop.client.script['user.checkCode'] = ({ body }) => {
      if ((body as { code: string }).code === '123456') return user('Ada')
      return new Promise((_, reject) => {
        answer = () => reject(new CallError({ code: 400, result: 'REGISTER_SMS_CODE_INCORRECT' }))
      })
    }
    await askedForCode('manager@example.org')
    await type(CODE, '1234')
    await pass(1)
    await type(CODE, '123456')
    await pass(1)
    expect(shop.bodies('user.checkCode')).toHaveLength(1)
    answer()
    await pass(1)
    await pass(1)
    expect(shop.signedIn).toEqual(['token-1'])
  })

  it('is checked by the button as well, which waits for the fourth digit', async () => {
    shop.client.script['user.checkCode'] = () => user('Ada')
    await askedForCode(PHONE)
    const check = () => find('button', 'Check the code') as HTMLButtonElement
    await type(CODE, '12a3')
    expect(check().disabled).toBe(true)
    await type(CODE, '1234')
    await press('button', 'Check the code')
    expect(shop.signedIn).toEqual(['token-1'])
  })
})

describe('the contact', () => {
  it.each([
    [429, 'That was often enough for now. Please wait a little.'],
    [0, 'There is no connection at the moment. Please try again.'],
    [500, 'The code could not be sent. Please try again.'],
  ])('stays when no code could be sent (%s), with the reason below it', async (code, words) => {
    shop.client.script['user.sendCode'] = refuses(code)
    await askedForCode(PHONE)
    expect(below(CONTACT)).toBe(words)
    expect((find('field', CONTACT) as HTMLInputElement).value).toBe(PHONE)
  })

  it('gone back for and sent again too soon, leads to the code that is on its way', async () => {
    await askedForCode(PHONE)
    await press('button', 'Back')
    shop.client.script['user.sendCode'] = refuses(429)
    await submit()
    expect(has('field', CODE)).toBe(true)
    await press('button', 'Back')
    await type(CONTACT, 'ada@example.org')
    await submit()
    expect([has('field', CODE), below(CONTACT)]).toEqual([
      false,
      'That was often enough for now. Please wait a little.',
    ])
  })

  it('sent again when its code is dead and no other may be sent, leads to no field for one', async () => {
    await askedForCode(PHONE)
    await press('button', 'Back')
    await pass(301)
    shop.client.script['user.sendCode'] = refuses(429)
    await submit()
    expect([has('field', CODE), has('field', CONTACT)]).toEqual([false, true])
  })
})

it('who is in already is led to the account, or out to the first page', async () => {
  shop.client.script['user.profile'] = () => ({ email: 'ada@example.org', phone: null })
  shop.session.set({ status: 'signed-in', customer: '7' })
  const signOut = vi.fn(async () => undefined)
  shop.engine.session.signOut = signOut
  await shop.open()
  expect(page()).toContain('ada@example.org')
  expect(find('link', 'Go to my account').getAttribute('href')).toBe('/my-account')
  await press('button', 'Sign out')
  expect(signOut).toHaveBeenCalledOnce()
  expect(shop.closed).toHaveBeenCalledOnce()
})

it('asks to accept the pages the shop has, and leads nobody to one it has not', async () => {
  const { leave } = await shop.open('', { pages: ['terms-and-conditions', 'privacy-policy'] })
  expect(page()).toContain('By going on you accept: Terms and conditions, Privacy')
  leave()
  await shop.open('', { pages: ['imprint'] })
  expect([page().includes('By going on'), has('link', 'Privacy')]).toEqual([false, false])
})
