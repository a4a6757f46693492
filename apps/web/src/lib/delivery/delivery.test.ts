import type { ShippingMethod } from '@vitrine/contract/cart/checkout'
import type { DeliveryWay } from '@vitrine/contract/cart/deliveries'
import { aStoreView } from '@vitrine/domain/store/testing/store-views'
import { compileMessages } from '@vitrine/i18n/compile-messages'
import { createTranslate } from '@vitrine/i18n/create-translate'
import { formatPrice } from '@vitrine/i18n/format-price'
import { readMessages } from '@vitrine/i18n/read-messages'
import { scriptedClient } from '@vitrine/sync/testing/scripted-client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aShipping } from '#web/engine/testing/checkout-offers.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { shopRequest } from '#web/engine/testing/shop-request.ts'
import { deliveryCost } from './delivery-cost.ts'
import { loadDeliveries } from './load-deliveries.ts'
import { usualShipping } from './usual-shipping.ts'
import { wayDays, wayPrice } from './way-texts.ts'

describe('the country a shopper is in', () => {
  beforeEach(() => void vi.resetModules())
  const asker = async (...answers: (() => unknown)[]) => {
    const { askCountry } = await import('./ask-country.ts')
    const client = scriptedClient({ 'cart.geoCountry': () => answers.shift()?.() })
    return { ask: (fallback: string) => askCountry(client, fallback), asked: () => client.asked.length }
  }

  it('is asked once for all pages of a tab, also by two parts at once', async () => {
    const { ask, asked } = await asker(() => ({ code: 'AT' }))
    expect(await Promise.all([ask('US'), ask('DE')])).toEqual(['AT', 'AT'])
    expect([await ask('US'), asked()]).toEqual(['AT', 1])
  })

  it('is that of the store while nobody can say, and asked again by the next page', async () => {
    const { ask, asked } = await asker(refuses(503), () => ({ code: 'AT' }))
    expect([await ask('DE'), await ask('DE'), asked()]).toEqual(['DE', 'AT', 2])
  })
})

describe('the way a parcel takes until somebody chooses', () => {
  const goods = { subtotal_incl_tax: 100, total_segments: [] }
  const ways = (...all: Partial<ShippingMethod>[]) =>
    all.map((one, at) => aShipping({ method_code: `way ${at}`, ...one }))
  const usual = (all: ShippingMethod[], bag: typeof goods | null = goods) =>
    usualShipping(all, bag)?.method_code

  it('is the first, or the one the shop names', () => {
    expect(usual(ways({}, {}))).toBe('way 0')
    expect(usual(ways({}, { default: true }))).toBe('way 1')
  })

  it('is none that cannot be had, named or not', () => {
    expect(usual(ways({ default: true, available: false }, {}))).toBe('way 1')
    expect(usual(ways({ available: false }))).toBeUndefined()
    expect(usual([])).toBeUndefined()
  })

  it('is one that was asked for before one that stands in for it, and that before none', () => {
    expect(usual(ways({ offline: true, default: true }, {}))).toBe('way 1')
    expect(usual(ways({ offline: true }))).toBe('way 0')
  })

  it.each([
    ['to the door where that costs no more', 4, 'way 1'],
    ['to be fetched where the door costs more', 5, 'way 0'],
  ])('is %s', (_, door, chosen) => {
    const point = { needs_point: true, default: true, price_incl_tax: 4 }
    expect(usual(ways(point, { price_incl_tax: door }))).toBe(chosen)
  })

  it('is to the door where this bag gets that free of charge, though it costs more by itself', () => {
    const all = ways({ needs_point: true, default: true }, { price_incl_tax: 9, limit: 80 })
    expect([usual(all), usual(all, null)]).toEqual(['way 1', 'way 0'])
  })

  it('costs nothing exactly from its limit on, whatever the bag is worth', () => {
    for (let cents = 7_900; cents <= 8_100; cents += 1) {
      const bag = { subtotal_incl_tax: cents / 100, total_segments: [] }
      expect(deliveryCost({ price_incl_tax: 4.9, limit: 80 }, bag)).toBe(cents >= 8_000 ? 0 : 4.9)
    }
  })
})

describe('what a way costs and how long it takes', () => {
  const said = (language: 'en' | 'de' | 'ru', way: Partial<DeliveryWay>) => {
    const t = createTranslate(language, compileMessages(readMessages(language)))
    const store = aStoreView({ en: 'us', de: 'de', ru: 'ru' }[language])
    const whole = { price: 4.9, free_from: null, delivery_days: [2, 4], ...way } as DeliveryWay
    const words = [wayPrice(whole, t, (major) => formatPrice(major, store)), wayDays(whole, t)]
    return words.map((one) => one.replace(/\s/g, ' '))
  }

  it('is told with the sum from which it is free, where there is one', () => {
    expect(said('en', {})[0]).toBe('$4.90')
    expect(said('en', { free_from: 120 })[0]).toMatch(/\$4\.90.*\$120/)
    expect(said('de', { free_from: 120 })[0]).toMatch(/4,90 €.*120 €/)
  })

  it.each([
    ['en', [1, 1], /\b1 working day$/],
    ['en', [3, 3], /\b3 working days$/],
    ['de', [1, 1], /1 Werktag$/],
    ['ru', [2, 2], /2 рабочих дня$/],
    ['ru', [5, 5], /5 рабочих дней$/],
  ] as const)('in %s %j days read %s', (language, days, words) => {
    expect(said(language, { delivery_days: [...days] })[1]).toMatch(words)
  })

  it('a span is told from its first to its last day', () => {
    expect(said('en', { delivery_days: [2, 4] })[1]).toMatch(/2\D+4/)
  })
})

describe('the table of delivery', () => {
  it('is that of the country a page asks for, or all of it', async () => {
    const { shop, inputsOf } = shopRequest({ 'store.deliveries': () => [] })
    await loadDeliveries(shop, 'AT')
    await loadDeliveries(shop)
    expect(inputsOf('store.deliveries').map(({ query }) => (query as { country?: string }).country)).toEqual([
      'AT',
      undefined,
    ])
  })

  it('that cannot be had leaves a page without it, and the operator a word', async () => {
    const { shop, logged } = shopRequest({ 'store.deliveries': refuses(500) })
    expect(await loadDeliveries(shop)).toEqual([])
    expect(logged).toHaveLength(1)
  })
})
