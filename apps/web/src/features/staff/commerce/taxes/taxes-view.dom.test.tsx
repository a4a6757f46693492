import type { TaxTable } from '@vitrine/contract/desk/taxes'
import { CallError } from '@vitrine/contract/reply'
import { beforeEach, expect, it } from 'vitest'
import {
  below,
  type as fill,
  find,
  has,
  page,
  press,
  settled,
  submit,
  typedIn,
} from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { until } from '../../orders/testing/a-staff-shop.ts'
import { CommerceView } from '../commerce-view.tsx'

const aRate = (country: string, rate: number, more: object = {}) => ({
  ...{ rule: 'VAT', country, region: '', postcode: '*', rate, taxes_shipping: false },
  ...more,
})
const table = (
  version: string,
  rates = [aRate('DE', 19), aRate('US', 6.25, { region: 'TX' })],
): TaxTable => ({
  ...{ version, rules: ['VAT'], rates },
})
let shop: ReturnType<typeof scriptedEngine>
const asked = () =>
  shop.client.asked.filter(({ id }) => id === 'staff.saveTaxTable').map(({ input }) => input?.body)
beforeEach(async () => {
  shop = scriptedEngine()
  shop.client.script['staff.taxTable'] = () => table('one')
  shop.client.script['staff.saveTaxTable'] = () => table('two', [aRate('DE', 16)])
  await openPage(<CommerceView />, { shop, address: '/admin/commerce?tab=taxes' })
  await until(() => document.querySelector('[aria-busy=true]') === null)
})
const place = (country: string, region = '') => ({ rule: 'VAT', country, region, postcode: '*' })

it('a rate is typed over, another taken away, a third added, and one save sends all of it', async () => {
  await fill('Germany: Rate, %', '16')
  await press('button', 'Remove: United States, TX')
  await fill('Country, as DE', 'at')
  await fill('Postcodes, as 67*', '6691*')
  await fill('Rate, %', '19,5')
  await press('button', 'Add')
  expect(page()).toContain('3 changes')
  await press('button', 'Save')
  await settled()
  const jungholz = { ...place('AT'), postcode: '6691*', rate: 19.5, taxes_shipping: false }
  expect(asked()).toEqual([{ version: 'one', set: [aRate('DE', 16), jungholz], remove: [place('US', 'TX')] }])
  expect([has('button', 'Save'), (find('field', 'Germany: Rate, %') as HTMLInputElement).value]).toEqual([
    false,
    '16',
  ])
})

it('regions were asked for in every country, and counted in one: they are asked for there', async () => {
  await fill('Country, as DE', 'de')
  expect(has('field', 'State, if one')).toBe(false)
  await fill('Country, as DE', 'us')
  await fill('State, if one', 'ny')
  await fill('Country, as DE', 'fr')
  await fill('Rate, %', '20')
  await press('button', 'Add')
  await press('button', 'Save')
  await settled()
  // What was typed for another country goes nowhere.
  expect(asked()).toMatchObject([{ set: [{ ...place('FR'), rate: 20 }] }])
})

it('what is taken back is no change, and a place that stands there is not added twice', async () => {
  await fill('Germany: Rate, %', '16')
  await fill('Germany: Rate, %', '19')
  await press('button', 'Remove: Germany')
  await press('button', 'Keep: Germany')
  expect(has('button', 'Save')).toBe(false)
  await fill('Country, as DE', 'DE')
  await fill('Rate, %', '7')
  await press('button', 'Add')
  expect([has('alert', /stands in the table already/), has('button', 'Save')]).toEqual([true, false])
})

it('what is no percent is marked; of two who change it the second is told and keeps what was typed', async () => {
  await fill('Germany: Rate, %', '1900')
  await press('button', 'Save')
  expect([find('field', 'Germany: Rate, %').getAttribute('aria-invalid'), asked()]).toEqual(['true', []])
  await fill('Germany: Rate, %', '17')
  shop.client.script['staff.saveTaxTable'] = () => {
    throw new CallError({
      code: 409,
      result: 'CONFLICT',
      meta: { details: table('theirs', [aRate('DE', 18)]) },
    })
  }
  await press('button', 'Save')
  await settled()
  expect(page()).toContain('Somebody changed these terms meanwhile')
  expect((find('field', 'Germany: Rate, %') as HTMLInputElement).value).toBe('17')
  shop.client.script['staff.saveTaxTable'] = () => table('three', [aRate('DE', 17)])
  await press('button', 'Save')
  await settled()
  expect(asked().at(-1)).toEqual({ version: 'theirs', set: [aRate('DE', 17)], remove: [] })
})

it('a place or a rate that is written oddly is said at its field in words, and the first is gone on from', async () => {
  await fill('Country, as DE', 'Deutschland')
  await fill('Postcodes, as 67*', '6*7')
  await fill('Rate, %', '190')
  await press('button', 'Add')
  expect(['Country, as DE', 'Postcodes, as 67*', 'Rate, %'].map(below)).toEqual([
    'Two letters, such as DE.',
    'Letters, digits and spaces; * only at the end.',
    'A percentage below 100, such as 19 or 6.25.',
  ])
  expect(document.activeElement).toBe(find('field', 'Country, as DE'))
  expect(has('button', 'Save')).toBe(false)
})

it('Enter in the last field adds the row, and the fields are empty for the next', async () => {
  await fill('Country, as DE', ' fr ')
  await fill('Rate, %', '20')
  await submit()
  expect([page().includes('1 change'), typedIn('Country, as DE'), typedIn('Rate, %')]).toEqual([true, '', ''])
  expect(find('field', 'France: Rate, %')).toBeTruthy()
})
