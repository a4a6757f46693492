import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { describe, expect, test } from 'vitest'
import type { StartRequest } from '#api/adapters/payment/payment-provider.ts'
import type { Database } from '#api/db/client.ts'
import type { GatewayPayment } from './find-payment.ts'
import { writeGatewayPage } from './gateway-page.ts'
import { readForm, reportOf, SIGNATURE_HEADER, testProvider } from './test-provider.ts'

const NOW = new Date('2026-11-05T12:00:00Z')
const LATER = new Date('2026-11-05T12:30:00Z')
const deps = (secret = 'of the shop', now = NOW) => ({
  ...{ db: undefined as unknown as Database, secret: Buffer.from(secret), now: () => now },
})
const payment = (overrides: Partial<GatewayPayment> = {}): GatewayPayment =>
  ({
    ...{ token: 'abc', reference: 'a1b2c3d4-0000', order_number: '100000042', state: 'open' },
    ...{ amount_minor: 5_990, currency_code: 'EUR', store_code: 'de' },
    ...{ opened_at: NOW, closes_at: LATER },
    return_later: 'https://shop.example/de/order/1?key=k',
    ...overrides,
  }) as GatewayPayment

describe('what the gateway says of a payment', () => {
  test.each([
    ['open', NOW, undefined],
    ['open', LATER, { kind: 'canceled' }],
    ['pending', NOW, { kind: 'pending' }],
    ['pending', LATER, { kind: 'failed' }],
    ['declined', NOW, { kind: 'failed' }],
    ['closed', NOW, { kind: 'canceled' }],
    ['paid', NOW, { kind: 'paid', amountMinor: 5_990, currencyCode: 'EUR' }],
    ['paid', LATER, { kind: 'paid', amountMinor: 5_990, currencyCode: 'EUR' }],
  ])('%s, at %s: %j', (state, now, report) => {
    expect(reportOf(payment({ state: state as GatewayPayment['state'] }), now)).toEqual(report)
  })
})

describe('a form the browser carries over', () => {
  const request = {
    ...{ reference: 'r-1', orderNumber: '100000042', amountMinor: 5_990, currencyCode: 'EUR' },
    closesAt: LATER,
  } as unknown as StartRequest
  const fieldsOf = async () => {
    const { way } = await testProvider('test-form', deps()).start(request)
    return (way as { form: { fields: Record<string, string> } }).form.fields
  }

  test('is what the shop asked for, the sum and the hour among it', async () => {
    expect(readForm(deps(), await fieldsOf())).toEqual(request)
  })

  test('is nothing once somebody wrote a smaller sum into it', async () => {
    const { data = '', ...fields } = await fieldsOf()
    const changed = Buffer.from(data, 'base64').toString().replace('5990', '1')
    expect(readForm(deps(), { ...fields, data: Buffer.from(changed).toString('base64') })).toBeUndefined()
  })

  test('is nothing without its signature, by another shop, or a day later', async () => {
    const { data, signature } = await fieldsOf()
    const tomorrow = new Date(NOW.getTime() + 86_400_000)
    expect(readForm(deps(), { data })).toBeUndefined()
    expect(readForm(deps(), {})).toBeUndefined()
    expect(readForm(deps('of another shop'), { data, signature })).toBeUndefined()
    expect(readForm(deps('of the shop', tomorrow), { data, signature })).toBeUndefined()
  })

  test('tells the shop nothing by a word that is not signed', async () => {
    const body = Buffer.from(JSON.stringify({ id: '1', reference: 'r-1', report: { kind: 'failed' } }))
    const { readEvent } = testProvider('test', deps())
    for (const headers of [{}, { [SIGNATURE_HEADER]: 't=1,v1=00' }])
      await expect(readEvent({ headers, body } as Parameters<typeof readEvent>[0])).rejects.toThrow(
        'The signature differs.',
      )
  })
})

describe('the page of the gateway', () => {
  const pageIn = (code: string, overrides: Partial<GatewayPayment> = {}) => {
    const store = STORE_VIEWS.find((one) => one.code === code)
    if (!store) throw new Error(`no store ${code}`)
    return writeGatewayPage({ payment: payment(overrides), store, now: NOW })
  }

  test.each([
    ['us', 'en', '$59.90'],
    ['de', 'de', '59,90'],
    ['ru', 'ru', '59,90'],
    ['ua', 'uk', '59,90'],
    ['cn', 'zh', '$59.90'],
  ])('in the store %s speaks %s, and names the sum as %s', (code, language, sum) => {
    const page = pageIn(code)
    expect(page).toContain(`<html lang="${language}">`)
    expect(page.replaceAll('\u00a0', ' ')).toContain(sum)
    expect(page).toContain('100000042')
  })

  test('says how many minutes are left, and never fewer than none', () => {
    expect(pageIn('us')).toContain('<dd>in 30 minutes</dd>')
    expect(pageIn('us', { closes_at: new Date(NOW.getTime() + 1) })).toContain('<dd>in 1 minute</dd>')
    expect(pageIn('us', { closes_at: new Date(NOW.getTime() - 90_000) })).toContain('<dd>now</dd>')
  })

  test.each([
    ['us', '7:00'],
    ['de', '13:00'],
    ['ru', '15:00'],
    ['cn', '20:00'],
  ])('says when it was opened by the clock of the store %s: %s', (code, time) => {
    expect(pageIn(code)).toContain(time)
  })

  test('leads back to the host it was come from, and holds nothing of what others wrote', () => {
    const page = pageIn('de', {
      order_number: '<script>alert(1)</script>',
      return_later: 'https://x.example/de?a=1&b=2',
    })
    expect(page).toContain('href="/de?a=1&amp;b=2"')
    expect(page).not.toContain('x.example')
    expect(page).not.toContain('<script>')
  })

  test('sends no card: its field has no name', () => {
    expect(pageIn('us')).toMatch(/<input id="card"(?![^>]*\bname=)[^>]*>/)
  })
})
