import type { SavedAddress } from '@vitrine/contract/user/addresses'
import { act } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { fill, find, has, press, select, settled, type } from '#web/engine/testing/find.ts'
import {
  aShopWithABag,
  choice,
  fillAll,
  openCheckout,
  ordersSent,
  type ScriptedShop,
  value,
} from '../testing/open-checkout.tsx'

const HOME: SavedAddress = {
  ...{ id: 1, is_default: true, firstname: 'Anna', lastname: 'Berg', street: ['Torstr. 61'] },
  ...{ city: 'Berlin', postcode: '10119', country_id: 'DE', region: '', region_id: 0, region_code: '' },
  ...{ telephone: '', company: '', vat_id: '' },
}
const WORK = { ...HOME, id: 2, is_default: false, firstname: 'Carla', street: ['Allee 5'] }
const FAR = { ...HOME, id: 3, is_default: false, firstname: 'Far', country_id: 'NZ' }

let shop: ScriptedShop
let saved: SavedAddress[]
beforeEach(async () => {
  localStorage.clear()
  shop = await aShopWithABag()
  shop.session.set({ status: 'signed-in', customer: '7' })
  saved = [HOME, WORK, FAR]
  shop.client.script['user.addresses'] = () => saved
  shop.client.script['user.profile'] = () => ({
    ...{ email: 'anna@berg.example', firstname: 'Anna', lastname: 'Berg' },
  })
  shop.client.script['user.addAddress'] = () => HOME
})
/** Answers what lets them come. */
function addressesComeLate(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  shop.client.script['user.addresses'] = () => promise.then(() => saved)
  return resolve
}
/** The checkout knows what their addresses took here the last time. */
const wasHereBefore = () => localStorage.setItem('shop/checkout/addresses', '7/us 80')
const held = () => document.querySelector<HTMLElement>('[class*=coming][aria-busy]')
const kept = () => shop.client.asked.filter(({ id }) => id === 'user.addAddress')

describe('the checkout of somebody with addresses', () => {
  it('starts with the default one and orders to it without a word typed', async () => {
    await openCheckout(shop)
    expect([choice('Anna Berg').checked, has('field', 'City'), value('E-mail')]).toEqual([
      true,
      false,
      'anna@berg.example',
    ])
    await press('button', /^Place order/)
    expect(ordersSent(shop)).toMatchObject([
      { addressInformation: { billingAddress: { city: 'Berlin', email: 'anna@berg.example' } } },
    ])
    expect(kept()).toEqual([])
  })

  it('offers those the store delivers to, and orders to the chosen one', async () => {
    await openCheckout(shop)
    expect(has('choice', /^Far/)).toBe(false)
    await press('choice', /^Carla Berg/)
    await press('button', /^Place order/)
    expect(ordersSent(shop)).toMatchObject([
      { addressInformation: { billingAddress: { firstname: 'Carla', street: ['Allee 5'] } } },
    ])
  })

  it('takes another one, and keeps it unless told not to', async () => {
    await openCheckout(shop)
    await press('choice', /^Another address/)
    expect(value('City')).toBe('')
    await select('Country', 'United States')
    await fillAll()
    await press('button', /^Place order/)
    expect(kept()).toMatchObject([{ input: { body: { firstname: 'Anna Maria', city: 'New York' } } }])
    expect(kept()[0]?.input.body).not.toHaveProperty('email')
  })

  it('keeps none that nobody wants kept', async () => {
    saved = []
    await openCheckout(shop)
    await fillAll()
    await press('checkbox', 'Save this address in my account')
    await press('button', /^Place order/)
    expect([ordersSent(shop).length, kept()]).toEqual([1, []])
  })

  it('were pushed down and folded away when they came: their place is held, and what will be folded away is from the beginning', async () => {
    const arrive = addressesComeLate()
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return 80 * [...document.querySelectorAll('label')].indexOf(this as HTMLLabelElement)
    })
    onTestFinished(() => void vi.restoreAllMocks())
    const { leave } = await openCheckout(shop)
    expect([held()?.style.height, has('choice', /^Another/), has('field', 'City')]).toEqual([
      '',
      false,
      false,
    ])
    await act(async () => arrive())
    await vi.waitFor(() => expect(choice('Anna Berg').checked).toBe(true))
    expect([held(), has('field', 'City')]).toEqual([null, false])
    leave()
    addressesComeLate()
    await openCheckout(shop)
    expect([held()?.style.height, has('choice', /^Another/)]).toEqual(['160px', true])
  })

  it('hold no place where there were none', async () => {
    saved = [FAR]
    const { leave } = await openCheckout(shop)
    leave()
    addressesComeLate()
    await openCheckout(shop)
    expect([held(), has('choice', /^Another/), has('field', 'City')]).toEqual([null, false, true])
  })

  it('that go nowhere here leave the fields in their place at once: what is below came up and was pushed down again', async () => {
    saved = [FAR]
    const arrive = addressesComeLate()
    await openCheckout(shop)
    const isBare = () => held() === null && !has('field', 'City')
    const seen: boolean[] = []
    const watching = new MutationObserver(() => seen.push(isBare()))
    watching.observe(document.body, { childList: true, subtree: true })
    onTestFinished(() => watching.disconnect())
    expect(isBare()).toBe(false)
    // As in a browser: what follows a frame comes after it.
    arrive()
    await vi.waitFor(() => expect(has('field', 'City')).toBe(true))
    expect(seen.includes(true)).toBe(false)
  })

  it('pushed away the field somebody typed in before it was known who is in: they come when it is left', async () => {
    shop.session.set({ status: 'unknown', customer: null })
    await openCheckout(shop)
    act(() => find('field', 'City').focus())
    await act(async () => shop.session.set({ status: 'signed-in', customer: '7' }))
    await type('City', 'Bremen')
    await settled()
    expect([has('choice', /^Anna Berg/), held(), value('City')]).toEqual([false, null, 'Bremen'])
    await act(async () => find('field', 'City').blur())
    expect([choice('Another address').checked, value('City')]).toEqual([true, 'Bremen'])
  })

  it('folded away what somebody had typed and left before it was known who is in', async () => {
    addressesComeLate()
    shop.session.set({ status: 'unknown', customer: null })
    await openCheckout(shop)
    await fill('City', 'Bremen')
    await act(async () => find('field', 'City').blur())
    await act(async () => shop.session.set({ status: 'signed-in', customer: '7' }))
    await settled()
    expect([has('field', 'City'), held()]).toEqual([true, null])
    expect(value('City')).toBe('Bremen')
  })

  it('keeps the fields open when a saved one comes while somebody is typing', async () => {
    wasHereBefore()
    const arrive = addressesComeLate()
    await openCheckout(shop)
    await press('choice', /^Another address/)
    await fill('E-mail', 'clara@example.org')
    await act(async () => arrive())
    await vi.waitFor(() => expect(has('choice', /^Anna Berg/)).toBe(true))
    expect([value('City'), value('E-mail')]).toEqual(['', 'clara@example.org'])
    await press('choice', /^Anna Berg/)
    expect(has('field', 'City')).toBe(false)
  })

  it('loses nothing that is typed in the very moment it comes', async () => {
    wasHereBefore()
    const arrive = addressesComeLate()
    await openCheckout(shop)
    await press('choice', /^Another address/)
    await fill('E-mail', 'clara@example.org')
    await fill('Full name', 'Clara Berg')
    // After what came is drawn, and before anything that follows from it is done.
    const watch = new MutationObserver(() => {
      if (!has('choice', /^Anna Berg/)) return
      watch.disconnect()
      const street = find('field', 'Street and number')
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(street, 'Allee 5')
      street.dispatchEvent(new Event('input', { bubbles: true }))
    })
    watch.observe(document.body, { childList: true, subtree: true })
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    arrive()
    await vi.waitFor(() => expect(value('Street and number')).toBe('Allee 5'))
    await settled()
    expect([value('Full name'), value('Street and number')]).toEqual(['Clara Berg', 'Allee 5'])
  })

  it('writes nothing into a field somebody stands in: what they type would stand behind it', async () => {
    const arrive = addressesComeLate()
    await openCheckout(shop)
    act(() => find('field', 'E-mail').focus())
    await act(async () => arrive())
    await settled()
    expect(value('E-mail')).toBe('')
    await act(async () => find('field', 'E-mail').blur())
    expect(value('E-mail')).toBe('anna@berg.example')
  })

  it('folds no address away under the hands of somebody who stands in one of its fields', async () => {
    wasHereBefore()
    const arrive = addressesComeLate()
    await openCheckout(shop)
    await press('choice', /^Another address/)
    act(() => find('field', 'City').focus())
    await act(async () => arrive())
    await settled()
    expect([has('field', 'City'), value('E-mail')]).toEqual([true, 'anna@berg.example'])
    await fill('City', 'Bremen')
    await act(async () => find('field', 'City').blur())
    expect([value('City'), value('Full name')]).toEqual(['Bremen', ''])
  })

  it('leaves what was typed before alone', async () => {
    const { leave } = await openCheckout(shop)
    await press('choice', /^Another address/)
    await fill('City', 'Bremen')
    leave()
    await openCheckout(shop)
    expect(value('City')).toBe('Bremen')
  })
})

it('a guest is asked for an address, and none is kept', async () => {
  shop.session.set({ status: 'guest', customer: null })
  await openCheckout(shop)
  await fillAll()
  expect(has('checkbox', 'Save this address in my account')).toBe(false)
  await press('button', /^Place order/)
  expect([ordersSent(shop).length, kept()]).toEqual([1, []])
})
