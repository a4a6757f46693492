import { CallError } from '@vitrine/contract/reply'
import type { SavedAddress } from '@vitrine/contract/user/addresses'
import { beforeEach, describe, expect, it } from 'vitest'
import { below, fill, find, has, press, select } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { AddressesView } from './addresses-view.tsx'

const COUNTRIES = [
  { code: 'US', name: 'United States' },
  { code: 'DE', name: 'Germany' },
]
const HOME: SavedAddress = {
  ...{ id: 1, is_default: true, firstname: 'Anna', lastname: 'Berg', street: ['Torstr. 61'] },
  ...{ city: 'Berlin', postcode: '10119', country_id: 'DE', region: '', region_id: 0, region_code: '' },
  ...{ telephone: '', company: '', vat_id: '' },
}
const WORK = { ...HOME, id: 2, is_default: false, street: ['Allee 5'], company: 'Berg GmbH' }

let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  shop = scriptedEngine()
  shop.session.set({ status: 'signed-in', customer: '7' })
  shop.client.script['user.addresses'] = () => [HOME, WORK]
})
const open = () => openPage(<AddressesView countries={COUNTRIES} />, { shop })
const sent = (id: string) => shop.client.asked.filter((one) => one.id === id).map(({ input }) => input)
const shown = () => document.querySelector('main, body')?.textContent ?? ''

describe('the addresses of an account', () => {
  it('are read as on a parcel, the default one said to be so', async () => {
    await open()
    expect(shown()).toContain('Anna BergTorstr. 6110119 BerlinGermanyDefault address')
    expect(has('button', 'Make it the default: Anna Berg, Torstr. 61')).toBe(false)
  })

  it('say what they are for while there are none', async () => {
    shop.client.script['user.addresses'] = () => []
    await open()
    expect(shown()).toContain('No address saved yet.')
  })

  it('that do not come can be asked for again', async () => {
    shop.client.script['user.addresses'] = () => {
      throw new CallError({ code: 404, result: 'NOT_FOUND', meta: {} })
    }
    await open()
    expect(shown()).toContain('Your addresses could not be loaded.')
    shop.client.script['user.addresses'] = () => [HOME]
    await press('button', 'Try again')
    expect(shown()).toContain('Torstr. 61')
  })

  it('get another one, once it is whole', async () => {
    shop.client.script['user.addAddress'] = () => WORK
    await open()
    await press('button', 'Add an address')
    await fill('Full name', 'Anna Berg')
    await select('Country', 'Germany')
    await fill('Street and number', 'Allee 5')
    await fill('City', 'Bonn')
    await press('button', 'Save')
    expect([sent('user.addAddress'), below('Postal code')]).toEqual([[], 'Please fill this in.'])
    await expect.poll(() => document.activeElement).toBe(find('field', 'Postal code'))
    await fill('Postal code', '53111')
    await press('button', 'Save')
    expect(sent('user.addAddress')).toMatchObject([
      { body: { firstname: 'Anna', lastname: 'Berg', street: ['Allee 5'], city: 'Bonn', country_id: 'DE' } },
    ])
    expect(has('field', 'Postal code')).toBe(false)
  })

  it('are written anew, preferred and deleted, each by its own button', async () => {
    for (const id of ['changeAddress', 'preferAddress', 'removeAddress'])
      shop.client.script[`user.${id}`] = () => WORK
    await open()
    await press('button', 'Edit: Anna Berg, Allee 5')
    await fill('City', 'Bonn')
    await press('button', 'Save')
    expect(sent('user.changeAddress')).toMatchObject([{ params: { id: 2 }, body: { city: 'Bonn' } }])
    await press('button', 'Make it the default: Anna Berg, Allee 5')
    await press('button', 'Delete: Anna Berg, Torstr. 61')
    expect(sent('user.preferAddress')).toMatchObject([{ params: { id: 2 } }])
    expect(sent('user.removeAddress')).toMatchObject([{ params: { id: 1 } }])
  })

  it.each([
    [400, 'VALIDATION', 'The shop cannot take this address. Please look through the fields.'],
    [409, 'TOO_MANY_ADDRESSES', 'Twenty addresses are saved. Please delete one first.'],
    [0, 'no answer', 'There is no connection at the moment. Please try again.'],
  ])('a refusal is said and nothing typed is lost: %i', async (code, result, said) => {
    shop.client.script['user.changeAddress'] = () => {
      throw new CallError({ code, result, meta: {} })
    }
    await open()
    await press('button', 'Edit: Anna Berg, Allee 5')
    await fill('City', 'Bonn')
    await press('button', 'Save')
    expect(shown()).toContain(said)
    expect((find('field', 'City') as HTMLInputElement).value).toBe('Bonn')
  })
})

it('on a slow line the page stayed blank: it holds the room of what comes', async () => {
  shop.client.script['user.addresses'] = () => new Promise(() => {})
  await open()
  expect(document.querySelectorAll('[aria-busy="true"] i')).toHaveLength(3)
})
