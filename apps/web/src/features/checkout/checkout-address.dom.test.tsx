import { beforeEach, describe, expect, it } from 'vitest'
import { below, fill, find, press, select, type } from '#web/engine/testing/find.ts'
import {
  aShopWithABag,
  fillAll,
  isWrong,
  openCheckout,
  ordersSent,
  type ScriptedShop,
  value,
} from './testing/open-checkout.tsx'

let shop: ScriptedShop
beforeEach(async () => {
  shop = await aShopWithABag()
})

describe('the address', () => {
  it('nothing is called wrong before it was filled in; leaving a wrong field says why beside it', async () => {
    await openCheckout(shop)
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull()
    await type('E-mail', 'anna@')
    expect(isWrong('E-mail')).toBe(false)
    await fill('E-mail', 'anna@')
    expect([isWrong('E-mail'), below('E-mail')]).toEqual([true, 'Please check the e-mail address.'])
    await type('E-mail', 'anna@example.com')
    expect([isWrong('E-mail'), below('E-mail')]).toEqual([false, ''])
  })

  it('a field that was only looked into stays in peace', async () => {
    await openCheckout(shop)
    await fill('Full name', '')
    expect(isWrong('Full name')).toBe(false)
  })

  it('an order with an empty form names every field that is needed, goes to the first, and is not sent', async () => {
    await openCheckout(shop)
    await press('button', /^Place order/)
    expect([below('E-mail'), below('Full name'), below('Street and number')]).toEqual([
      'Please check the e-mail address.',
      'Please enter your first and last name.',
      'Please enter street and number.',
    ])
    expect([below('Postcode'), below('City')]).toEqual([
      'This postcode does not fit the country.',
      'Please enter the city.',
    ])
    await expect.poll(() => document.activeElement).toBe(find('field', 'E-mail'))
    expect(ordersSent(shop)).toEqual([])
  })

  it('a phone may be left out, and says what it is for; one that cannot be dialled is told', async () => {
    await openCheckout(shop)
    expect(below('Phone (optional)')).toBe('Only for the courier, if something is unclear.')
    await fill('Phone (optional)', 'ring me')
    expect(below('Phone (optional)')).toBe('Please check the phone number.')
    await fill('Phone (optional)', '+1 (212) 555-0100')
    expect(isWrong('Phone (optional)')).toBe(false)
  })

  it('a postcode is right or wrong by the country', async () => {
    await openCheckout(shop)
    await fill('Postcode', 'SW1A 1AA')
    expect(below('Postcode')).toBe('This postcode does not fit the country.')
    await select('Country', 'Germany')
    await fill('Postcode', '10115')
    expect(isWrong('Postcode')).toBe(false)
  })

  it('what was typed is there again after the page was left', async () => {
    const { leave } = await openCheckout(shop)
    await fillAll()
    leave()
    await openCheckout(shop)
    expect([value('Full name'), value('City')]).toEqual(['Anna Maria Weber', 'New York'])
  })
})
