// What the shop believes of a request: where it comes from, and whether cookies may speak for who sent it.
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { edgeOf, requestFacts } from './request-facts.ts'

async function factsOf(
  headers: Record<string, string>,
  settings: Partial<Parameters<typeof edgeOf>[0]> = {},
) {
  const app = Fastify()
  await app.register(cookie)
  const edge = edgeOf({ trustProxy: [], countryHeader: 'cf-ipcountry', legacyQueryToken: 'on', ...settings })
  app.get('/api/user/me', (request) => {
    const { country, ...facts } = requestFacts(request, edge)
    return { ...facts, country: country ?? null }
  })
  const reply = await app.inject({ url: '/api/user/me', headers, remoteAddress: '127.0.0.1' })
  await app.close()
  return reply.json()
}

describe('a country', () => {
  test('is what a proxy we trust says', async () => {
    const told = await factsOf({ 'cf-ipcountry': 'DE' }, { trustProxy: ['127.0.0.1'] })
    expect(told.country).toBe('DE')
  })

  test('is told in the header of this shop’s proxy, and in no other', async () => {
    const settings = { trustProxy: ['127.0.0.1'], countryHeader: 'x-country' }
    expect((await factsOf({ 'x-country': 'UA', 'cf-ipcountry': 'DE' }, settings)).country).toBe('UA')
  })

  test('is nothing a visitor says of themselves', async () => {
    expect((await factsOf({ 'cf-ipcountry': 'DE' })).country).toBeNull()
    expect((await factsOf({ 'cf-ipcountry': 'DE' }, { trustProxy: ['10.0.0.0/8'] })).country).toBeNull()
  })
})

describe('cookies', () => {
  test.each<[from: string | undefined, areRead: boolean]>([
    ['same-origin', true],
    ['none', true],
    [undefined, true],
    ['same-site', false],
    ['cross-site', false],
  ])('of a request from %s are read: %j', async (from, areRead) => {
    const { cookies } = await factsOf({
      cookie: 'vs-session=abc; other=1',
      ...(from && { 'sec-fetch-site': from }),
    })
    expect(cookies).toEqual(areRead ? { 'vs-session': 'abc', other: '1' } : {})
  })

  test('of which there are none are none', async () => expect((await factsOf({})).cookies).toEqual({}))
})

test('keys, languages and browsers are taken as they were sent, or not at all', async () => {
  const sent = {
    'idempotency-key': 'k-1',
    'accept-language': 'de',
    'user-agent': 'Phone',
    authorization: 'Bearer t',
  }
  expect(await factsOf(sent)).toMatchObject({
    ...{ idempotencyKey: 'k-1', acceptLanguage: 'de', userAgent: 'Phone', token: 't', uploads: [] },
  })
  expect((await factsOf({ authorization: 'Bearer null' })).token).toBeUndefined()
})
