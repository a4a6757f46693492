// What an address tells of somebody is in no log: it is taken out before anything reads the address.
import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { actorOf, anyOf } from './identify.ts'
import { hidePrivateQuery, privateQueryOf } from './private-query.ts'

const ask = (url: string) => {
  const request = { url } as IncomingMessage
  return { left: hidePrivateQuery(request), hidden: privateQueryOf(request) }
}

describe('of an address of the API', () => {
  test.each<[url: string, left: string, hidden: object]>([
    ['/api/user/me?token=abc', '/api/user/me', { token: 'abc' }],
    ['/api/cart/pull?cartId=7&token=a%26b&store=de', '/api/cart/pull?cartId=7&store=de', { token: 'a&b' }],
    [
      '/api/user/check?email=a%40b.example&phone=%2B49',
      '/api/user/check',
      { email: 'a@b.example', phone: '+49' },
    ],
    ['/api/x?to%6ben=abc', '/api/x', { token: 'abc' }],
    ['/api/x?token=a&token=b', '/api/x', { token: ['a', 'b'] }],
    ['/api/x?token=', '/api/x', { token: '' }],
    ['/api/x?q=a?b&token=abc', '/api/x?q=a?b', { token: 'abc' }],
    ['/api/x?q=token&tokens=1', '/api/x?q=token&tokens=1', {}],
    ['/api/x', '/api/x', {}],
    ['/api/x?', '/api/x?', {}],
    ['http://shop.example/api/x?token=abc', '/api/x', { token: 'abc' }],
  ])('%s is left %s', (url, left, hidden) => expect(ask(url)).toEqual({ left, hidden }))
})

test('pages keep theirs: the browser reads them', () => {
  const page = '/de/newsletter/confirm?token=abc'
  expect(ask(page)).toEqual({ left: page, hidden: {} })
})

describe('who asks', () => {
  const customer = { kind: 'customer', customerId: 7 } as never
  const knows = (known: string) => async (token: string) => (token === known ? customer : undefined)
  const identify = anyOf([knows('session'), knows('key')])
  const call = (anonymous: boolean) => ({ ...(anonymous && { anonymous }) })

  test('is whoever one of the doors knows', async () => {
    for (const token of ['session', 'key'])
      expect(await actorOf({ call: call(false), token, identify })).toBe(customer)
  })

  test('with a token nobody knows is refused, and not taken for a guest', async () => {
    const asking = (of: typeof identify | undefined) =>
      actorOf({ call: call(false), token: 'old', identify: of })
    await expect(asking(identify)).rejects.toMatchObject({ status: 401 })
    await expect(asking(undefined)).rejects.toMatchObject({ status: 401 })
  })

  test('is nobody without one, nor where the answer is everybody’s, whatever the token', async () => {
    expect(await actorOf({ call: call(false), token: undefined, identify })).toEqual({ kind: 'guest' })
    expect(await actorOf({ call: call(true), token: 'old', identify })).toEqual({ kind: 'guest' })
  })
})
