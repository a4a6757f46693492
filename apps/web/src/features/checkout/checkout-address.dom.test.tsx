import { CallError } from '@vitrine/contract/reply'
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { below, fill, find, has, press, select, settled, textOf, type } from '#web/engine/testing/find.ts'
import {
  aShopWithABag,
  fillAll,
  isWrong,
  openCheckout,
  ordersSent,
  refusal,
  type ScriptedShop,
  value,
} from './testing/open-checkout.tsx'

const chosen = (name: string) => textOf((find('select', name) as HTMLSelectElement).selectedOptions[0])
const wordsOf = (name: string) =>
  textOf(document.getElementById(find('select', name).getAttribute('aria-describedby') ?? ''))

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
      'Please enter your e-mail address.',
      'Please enter your first and last name.',
      'Please enter street and number.',
    ])
    expect([below('ZIP code'), below('City'), wordsOf('State')]).toEqual([
      'Please fill this in.',
      'Please enter the city.',
      'Please give your state or region.',
    ])
    await expect.poll(() => textOf(document.activeElement)).toContain('Please look at 6 fields')
    const ways = [...(document.activeElement?.querySelectorAll('a') ?? [])]
    expect(ways.map(textOf)).toEqual([
      'E-mail',
      'Full name',
      'Street and number',
      'City',
      'State',
      'ZIP code',
    ])
    expect(textOf(ways[3]?.parentElement ?? null)).toBe('City – Please enter the city.')
    act(() => ways[3]?.click())
    expect(document.activeElement).toBe(find('field', 'City'))
    await fill('City', 'New York')
    expect(textOf(document.querySelector('form'))).toContain('Please look at 5 fields')
    expect(ordersSent(shop)).toEqual([])
  })

  it('what was kept before does not take the place of what is typed while it is looked for', async () => {
    const { leave } = await openCheckout(shop)
    await fill('Full name', 'Anna')
    await fill('City', 'Bremen')
    leave()
    let found = () => {}
    const late = new Promise<void>((done) => {
      found = done
    })
    const kept = await shop.engine.details.read()
    vi.spyOn(shop.engine.details, 'read').mockImplementation(() => late.then(() => kept))
    await openCheckout(shop)
    await fill('Full name', 'Clara')
    await act(async () => found())
    await settled()
    expect([value('Full name'), value('City')]).toEqual(['Clara', 'Bremen'])
  })

  it('a press held down was lost as another address of who pays, kept before, opened above it', async () => {
    const { leave } = await openCheckout(shop)
    await fill('Full name', 'Anna')
    await press('checkbox', 'Billing address is the same')
    leave()
    const { promise, resolve } = Promise.withResolvers<void>()
    const kept = await shop.engine.details.read()
    vi.spyOn(shop.engine.details, 'read').mockImplementation(() => promise.then(() => kept))
    await openCheckout(shop)
    const below = find('button', /^Place order/)
    const tell = (kind: string) =>
      act(async () => void below.dispatchEvent(new Event(kind, { bubbles: true })))
    await tell('pointerdown')
    await act(async () => resolve())
    await settled()
    expect([has('field', 'Full name'), document.querySelector('fieldset [name=street]')]).toEqual([
      true,
      null,
    ])
    await tell('pointerup')
    await tell('click')
    await settled()
    expect([value('Full name'), document.querySelector('fieldset [name=street]')]).toEqual([
      'Anna',
      expect.anything(),
    ])
  })

  it('a phone may be left out, and says what it is for; one that cannot be dialled is told', async () => {
    await openCheckout(shop)
    expect(below('Phone (optional)')).toBe('Only for the courier, if something is unclear.')
    await fill('Phone (optional)', 'ring me')
    expect(below('Phone (optional)')).toBe('Please check the phone number.')
    await fill('Phone (optional)', '+1 (212) 555-0100')
    expect(isWrong('Phone (optional)')).toBe(false)
  })

  it('a postcode is right or wrong by the country, and a wrong one says how a right one looks', async () => {
    await openCheckout(shop)
    await fill('ZIP code', 'SW1A 1AA')
    expect(below('ZIP code')).toBe('5 digits, like 95014')
    await select('Country', 'Germany')
    await fill('Postal code', '10115')
    expect(isWrong('Postal code')).toBe(false)
    expect(has('select', 'State')).toBe(false)
  })

  it('the state follows the ZIP code until one is chosen, and goes with the order', async () => {
    await openCheckout(shop)
    await fillAll()
    expect(chosen('State')).toBe('New York')
    await select('State', 'Massachusetts')
    await press('button', /^Place order/)
    expect(chosen('State')).toBe('Massachusetts')
    expect(ordersSent(shop)[0]?.addressInformation.billingAddress.region).toBe('Massachusetts')
  })

  it('a state whose list does not come is typed', async () => {
    shop.client.script['store.states'] = () => {
      throw new CallError({ code: 404, result: 'NOT_FOUND', meta: {} })
    }
    await openCheckout(shop)
    await fillAll()
    await fill('State', 'New York')
    await press('button', /^Place order/)
    expect(ordersSent(shop)[0]?.addressInformation.billingAddress.region).toBe('New York')
  })

  it('in China a mobile number is needed, and the district is asked', async () => {
    await openCheckout(shop)
    await select('Country', 'China')
    await press('button', /^Place order/)
    expect(below('Mobile phone')).toBe('Without a phone number the courier cannot deliver.')
    await fill('Mobile phone', '0571 8888 8888')
    expect(below('Mobile phone')).toBe('Please enter a mobile number, like 138 0013 8000.')
    expect([has('field', 'District (optional)'), has('select', 'Province')]).toEqual([true, true])
  })

  it('a street without a number is asked about, not refused', async () => {
    await openCheckout(shop)
    await fillAll()
    await fill('Street and number', 'Main Street')
    expect(below('Street and number')).toContain('The house number seems to be missing.')
    await press('button', /^Place order/)
    expect(ordersSent(shop)).toHaveLength(1)
  })

  it('a VAT number is asked for in the Union, and checked', async () => {
    await openCheckout(shop)
    expect(has('field', 'VAT number (optional)')).toBe(false)
    await select('Country', 'Germany')
    await fill('VAT number (optional)', 'DE136695978')
    expect(below('VAT number (optional)')).toBe('This is not a valid VAT number.')
    await fill('VAT number (optional)', 'DE136695976')
    expect(isWrong('VAT number (optional)')).toBe(false)
  })

  it('what the shop refuses stands beside its field, until that is changed', async () => {
    const path = 'addressInformation.shippingAddress.postcode'
    shop.client.script['order.place'] = refusal('TAX_ZIP_UNKNOWN', 'no', [{ path, key: 'REFUSED' }])
    await openCheckout(shop)
    await fillAll()
    await press('button', /^Place order/)
    expect(below('ZIP code')).toBe('We do not know this code. Please check it.')
    await expect.poll(() => textOf(document.activeElement)).toContain('ZIP code – We do not know this code.')
    await fill('ZIP code', '10002')
    expect(isWrong('ZIP code')).toBe(false)
  })

  it('a postcode fills its city, until another was typed', async () => {
    const cities: Record<string, string> = { '10001': 'New York', '90210': 'Beverly Hills' }
    shop.client.script['cart.taxByZip'] = ({ query }) => ({
      city: cities[(query as { zip: string }).zip] ?? '',
    })
    await openCheckout(shop)
    await fill('ZIP code', '10001')
    await expect.poll(() => value('City')).toBe('New York')
    await fill('ZIP code', '90210')
    await expect.poll(() => value('City')).toBe('Beverly Hills')
    await fill('City', 'Los Angeles')
    await fill('ZIP code', '10001')
    expect(value('City')).toBe('Los Angeles')
    await select('Country', 'Germany')
    await fill('Postal code', '10115')
    expect(shop.client.asked.filter(({ id }) => id === 'cart.taxByZip')).toHaveLength(3)
  })

  it('no city is written into a field somebody stands in: what they type would stand behind it', async () => {
    let arrive = () => {}
    const late = new Promise<void>((done) => {
      arrive = done
    })
    shop.client.script['cart.taxByZip'] = () => late.then(() => ({ city: 'New York' }))
    await openCheckout(shop)
    await fill('ZIP code', '10001')
    act(() => find('field', 'City').focus())
    await act(async () => arrive())
    await settled()
    expect(value('City')).toBe('')
    await act(async () => find('field', 'City').blur())
    expect(value('City')).toBe('New York')
  })

  it('a postcode no tax is known of is told beside it, and keeps the order back', async () => {
    shop.client.script['cart.taxByZip'] = refusal('TAX_ZIP_UNKNOWN')
    await openCheckout(shop)
    await fillAll()
    await expect.poll(() => below('ZIP code')).toBe('We do not know this code. Please check it.')
    await press('button', /^Place order/)
    expect(ordersSent(shop)).toEqual([])
    shop.client.script['cart.taxByZip'] = () => ({ city: '' })
    await fill('ZIP code', '10002')
    await expect.poll(() => isWrong('ZIP code')).toBe(false)
  })

  it('who pays elsewhere fills a second address, which is checked and goes with the order', async () => {
    await openCheckout(shop)
    await fillAll()
    await press('checkbox', 'Billing address is the same')
    await press('button', /^Place order/)
    expect(ordersSent(shop)).toEqual([])
    const field = (name: string) => document.querySelector(`fieldset [name="${name}"]`) as HTMLInputElement
    const typed = { name: 'Berg GmbH Buchhaltung', street: 'Allee 5', city: 'Boston', postcode: '02138' }
    for (const [name, text] of Object.entries(typed)) await typeInto(field(name), text)
    await press('button', /^Place order/)
    expect(ordersSent(shop)[0]?.addressInformation).toMatchObject({
      shippingAddress: { city: 'New York', email: 'anna@example.com' },
      billingAddress: { city: 'Boston', street: ['Allee 5'], email: 'anna@example.com' },
    })
  })

  it('what was typed is there again after the page was left', async () => {
    const { leave } = await openCheckout(shop)
    await fillAll()
    leave()
    await openCheckout(shop)
    expect([value('Full name'), value('City')]).toEqual(['Anna Maria Weber', 'New York'])
  })
})

async function typeInto(field: HTMLInputElement, text: string): Promise<void> {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  await act(async () => {
    set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
