import type { DeliveryPlaces } from '@vitrine/contract/cart/deliveries'
import { arrivalDays } from '@vitrine/i18n/format-arrival'
import { beforeEach, expect, it } from 'vitest'
import { settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { DeliveryTable } from './delivery-table.tsx'

const way = { carrier_code: 'courier', method_code: 'door', title: 'Courier', up_to_grams: null }
const PLACES: DeliveryPlaces[] = [
  {
    countries: [{ code: 'US', name: 'United States' }],
    duty: 'none',
    ways: [{ ...way, price: 12, free_from: 200, delivery_days: [2, 3], needs_point: false }],
  },
  {
    countries: [
      { code: 'CA', name: 'Canada' },
      { code: 'MX', name: 'Mexico' },
    ],
    duty: 'recipient',
    ways: [{ ...way, price: 19, free_from: null, delivery_days: [1, 1], needs_point: false }],
  },
]
let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  shop = scriptedEngine()
  shop.client.script['cart.geoCountry'] = () => ({ code: 'CA', name: 'Canada' })
})

it('says for each country how long a way takes, what it costs, and who pays customs', async () => {
  await openPage(<DeliveryTable places={PLACES} />, { shop })
  await settled()
  const rows = [...document.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => textOf(cell)).join(' | '),
  )
  expect(rows).toEqual([
    'Way | Time | Price',
    'United States',
    'Courier | 2 to 3 working days | $12, free from $200',
    'Canada and MexicoCustoms duty may be due on arrival; the carrier collects it.',
    'Courier | 1 working day | $19',
  ])
  const day = arrivalDays(Date.now(), [1, 1], { code: 'us', locale: 'en-US' })
  expect(textOf(document.body)).toContain(`Ordered today, to Canada: Courier: ${day}`)
})

it('in Chinese the countries ran into one another: a mark stands between them', async () => {
  await openPage(<DeliveryTable places={PLACES} />, { shop, store: 'cn' })
  await settled()
  expect(textOf(document.body)).toContain('Canada和Mexico')
})

it('is not there where nothing is known', async () => {
  await openPage(<DeliveryTable places={[]} />, { shop })
  expect(document.querySelector('table')).toBeNull()
})
