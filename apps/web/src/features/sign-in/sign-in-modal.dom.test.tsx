import { beforeEach, describe, expect, it } from 'vitest'
import { below, find, has, page, press, settled, submit, type } from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { aShopToSignIn, CODE, CONTACT, pass, user } from './testing/open-sign-in.tsx'

let shop: ReturnType<typeof aShopToSignIn>
beforeEach(() => {
  shop = aShopToSignIn()
})

describe('signing in', () => {
  it('four digits are checked by themselves, and who has a name is in', async () => {
    shop.client.script['user.checkCode'] = () => user('Ada')
    await shop.open('ada@example.org')
    await submit()
    await type(CODE, '12 34')
    await pass(1)
    expect(shop.signedIn).toEqual(['token-1'])
    await settled()
    expect(shop.bodies('user.checkCode')).toEqual([{ phone: 'ada@example.org', code: '1234' }])
    expect(shop.closed).toHaveBeenCalled()
  })

  it('who has ordered here shows the key of that order with the code', async () => {
    shop.client.script['user.checkCode'] = () => user('Ada')
    const order = { access_key: 'key-of-order', transferedAt: '2026-03-01T10:00:00Z' }
    await shop.storage.set('us-shop/orders/o-1', order, { strict: true })
    await shop.open('ada@example.org')
    await submit()
    await type(CODE, '1234')
    await pass(1)
    await settled()
    expect(shop.bodies('user.checkCode')).toMatchObject([{ code: '1234', order_keys: ['key-of-order'] }])
  })

  it('six digits typed in one go are one check', async () => {
    shop.client.script['user.checkCode'] = () => user('Ada')
    await shop.open('boss@example.org')
    await submit()
    for (const code of ['1', '12', '123', '1234', '12345', '123456']) await type(CODE, code)
    await pass(1)
    expect(shop.signedIn).toEqual(['token-1'])
    expect(shop.bodies('user.checkCode')).toEqual([{ phone: 'boss@example.org', code: '123456' }])
  })

  it('who comes for the first time says their name', async () => {
    shop.client.script['user.checkCode'] = () => user('')
    shop.client.script['user.saveName'] = () => ({})
    await shop.open('ada@example.org')
    await submit()
    await type(CODE, '1234')
    await pass(1)
    expect(has('field', 'Your name')).toBe(true)
    await submit()
    expect(below('Your name')).toBe('Please enter your name.')
    await type('Your name', 'Ada Byron')
    await submit()
    expect(shop.bodies('user.saveName')).toEqual([{ name: 'Ada Byron' }])
    expect(shop.closed).toHaveBeenCalled()
  })

  it('what is no contact is told beside the field and not sent', async () => {
    await shop.open()
    await type(CONTACT, 'ada')
    await submit()
    expect(below(CONTACT)).toContain('neither a phone number nor an e-mail address')
    expect(find('field', CONTACT).getAttribute('aria-invalid')).toBe('true')
    expect(shop.bodies('user.sendCode')).toEqual([])
  })

  it('a way back leads to the contact as it was typed', async () => {
    await shop.open('ada@example.org')
    await submit()
    expect(page()).toContain('Sent by e-mail to ada@example.org')
    await press('button', 'Change')
    expect((find('field', CONTACT) as HTMLInputElement).value).toBe('ada@example.org')
  })

  it.each([
    [400, 'This code does not fit.'],
    [429, 'Too many tries. Ask for a new code in a while.'],
    [0, 'There is no connection at the moment. Please try again.'],
    [500, 'That did not work. Please try again.'],
  ])('a code refused with %s says what to do', async (code, words) => {
    shop.client.script['user.checkCode'] = refuses(code)
    await shop.open('+1 646 555 0142')
    await submit()
    await type(CODE, '1234')
    await pass(1)
    expect(page()).toContain(words)
    expect(shop.signedIn).toEqual([])
  })
})
