// The three tables of the money rooms are typed over in the same way: told once, over all of them.
import { act } from 'react'
import { expect, it } from 'vitest'
import { confirmAct } from '#web/engine/testing/confirm-act.ts'
import { find, page, press, settled, type, typedIn } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { until } from '../orders/testing/a-staff-shop.ts'
import { CommerceView } from './commerce-view.tsx'

type Room = {
  address: string
  field: string
  /** As 5.5 stands there: a sum with its cents. */
  half: string
  reads: string
  saves: string
  /** As it stands, by what stands in its field. */
  table(value: number): object
  /** What is sent where the field says so. */
  sent(value: number, version: string): object
}
const ROOMS: readonly Room[] = [
  {
    ...{ address: '/admin/commerce?store=de', field: 'Parcel shop, At home: Price', half: '5.50' },
    ...{ reads: 'staff.commerceTerms', saves: 'staff.saveCommerceTerms' },
    table: (price) => ({
      ...{ store: 'de', currency: 'EUR', version: `of ${price}` },
      payments: [{ code: 'cash', title: 'Cash', discount_percent: 0, minimum: 0, fee: 0, offered: true }],
      rates: [
        {
          ...{ key: 'home', zone: 'home', carrier: 'parcelshop', method: 'standard', title: 'Parcel shop' },
          ...{ up_to_grams: null, price, free_from: null, days_min: 2, days_max: 4 },
        },
      ],
    }),
    sent: (price, version) => ({
      ...{ version, payments: [] },
      rates: [{ key: 'home', price, free_from: null, days_min: 2, days_max: 4 }],
    }),
  },
  {
    ...{ address: '/admin/commerce?tab=taxes', field: 'Germany: Rate, %', half: '5.5' },
    ...{ reads: 'staff.taxTable', saves: 'staff.saveTaxTable' },
    table: (rate) => ({
      ...{ version: `of ${rate}`, rules: ['VAT'] },
      rates: [{ rule: 'VAT', country: 'DE', region: '', postcode: '*', rate, taxes_shipping: false }],
    }),
    sent: (rate, version) => ({
      version,
      set: [{ rule: 'VAT', country: 'DE', region: '', postcode: '*', rate, taxes_shipping: false }],
      remove: [],
    }),
  },
  {
    ...{ address: '/admin/commerce?tab=stores', field: 'Deutschland: A dollar is worth', half: '5.5' },
    ...{ reads: 'staff.storeTable', saves: 'staff.saveStoreTable' },
    table: (rate) => ({
      version: `of ${rate}`,
      stores: [
        {
          ...{ code: 'de', name: 'Deutschland', currency: 'EUR', open: true, rate, step: 0.5 },
          price_ranges: [50],
        },
      ],
    }),
    sent: (rate, version) => ({
      version,
      stores: [{ code: 'de', open: true, rate, step: 0.5, price_ranges: [50] }],
    }),
  },
]

for (const { address, field, half, reads, saves, table, sent } of ROOMS) {
  const open = async () => {
    stubDialog()
    const shop = scriptedEngine()
    shop.client.script[reads] = () => table(5)
    await openPage(<CommerceView />, { shop, address })
    await until(() => document.querySelector('[aria-busy=true]') === null)
    const bodies = () => shop.client.asked.filter(({ id }) => id === saves).map(({ input }) => input?.body)
    return { shop, bodies }
  }
  const unsaved = () => /\d changes?/.exec(page())?.[0]

  it(`${field}: written on letter by letter, 5 becomes 5.5 and is sent so`, async () => {
    const { shop, bodies } = await open()
    for (const letter of '.5') await type(field, typedIn(field) + letter)
    expect([typedIn(field), unsaved()]).toEqual(['5.5', '1 change'])
    shop.client.script[saves] = () => table(5.5)
    await press('button', 'Save')
    expect([bodies(), typedIn(field), unsaved()]).toEqual([[sent(5.5, 'of 5')], half, undefined])
  })

  it(`${field}: typed back, there is nothing to save and nothing to ask about`, async () => {
    await open()
    await type(field, '57')
    await type(field, '5')
    expect([unsaved(), document.querySelector('[data-changed]')]).toEqual([undefined, null])
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  })

  it(`${field}: typed back while it is saved, it waits to be saved again`, async () => {
    const { shop, bodies } = await open()
    let answer: (table: object) => void = () => undefined
    shop.client.script[saves] = () => new Promise((resolve) => (answer = resolve))
    await type(field, '6')
    await press('button', 'Save')
    await type(field, '5')
    await act(async () => answer(table(6)))
    await settled()
    expect([typedIn(field), unsaved()]).toEqual(['5', '1 change'])
    shop.client.script[saves] = () => table(5)
    await press('button', 'Save')
    expect(bodies()[1]).toEqual(sent(5, 'of 6'))
  })

  it(`${field}: pressed twice while it is sent, it is saved once`, async () => {
    const { shop, bodies } = await open()
    let answer: (table: object) => void = () => undefined
    shop.client.script[saves] = () => new Promise((resolve) => (answer = resolve))
    await type(field, '6')
    await press('button', 'Save')
    await press('button', 'Save')
    await act(async () => answer(table(6)))
    await settled()
    expect([bodies().length, typedIn(field)]).toEqual([1, '6'])
  })

  it(`${field}: while the shop stumbles what was typed stays, and so it does when it was sent in vain`, async () => {
    const { shop } = await open()
    await type(field, '6')
    for (const code of [500, 0]) {
      shop.client.script[saves] = refuses(code)
      await press('button', 'Save')
      expect([typedIn(field), unsaved(), (find('button', 'Save') as HTMLButtonElement).disabled]).toEqual([
        '6',
        '1 change',
        false,
      ])
    }
  })

  it(`${field}: thrown away, it stands as it was`, async () => {
    const { bodies } = await open()
    await type(field, '6')
    await press('button', 'Discard the changes')
    expect([unsaved() === undefined, page().includes('would be lost')]).toEqual([false, true])
    await press('button', 'Not now')
    expect(typedIn(field)).toBe('6')
    await press('button', 'Discard the changes')
    await confirmAct()
    expect([typedIn(field), unsaved(), bodies()]).toEqual(['5', undefined, []])
  })
}
