import { describe, expect, it } from 'vitest'
import { below, fill, find, has, page, press, select, type } from '#web/engine/testing/find.ts'
import { focusFirstWrong } from './focus-first-wrong.ts'
import { openAddress, STATES } from './testing/open-address.tsx'

const isWrong = (name: string) => find('field', name).getAttribute('aria-invalid') === 'true'

describe('what is wrong with an address', () => {
  it('is not said of a field somebody only passed by', async () => {
    await openAddress('DE')
    await fill('City', '')
    expect(has('field', 'City') && isWrong('City')).toBe(false)
  })

  it('is said of a field once it was left, no sooner, and goes as soon as it is right', async () => {
    await openAddress('DE')
    await type('Postal code', '101')
    expect(isWrong('Postal code')).toBe(false)
    await fill('Postal code', '101')
    expect(below('Postal code')).toMatch(/^5 digits, like \d{5}$/)
    await type('Postal code', '10119')
    expect(isWrong('Postal code')).toBe(false)
  })

  it('is said of all fields after a try to send, in the words of each', async () => {
    const form = await openAddress('US', { regions: STATES })
    await press('button', 'Save')
    expect(form.sent).toEqual([false])
    const words = ['Full name', 'Street and number', 'City', 'ZIP code'].map((name) => below(name))
    expect(words).toEqual([
      'Please enter your first and last name.',
      'Please enter street and number.',
      'Please enter the city.',
      'Please fill this in.',
    ])
    expect(find('select', 'State').getAttribute('aria-invalid')).toBe('true')
  })

  it('after such a try is said at once of what is emptied again', async () => {
    await openAddress('DE')
    await press('button', 'Save')
    await type('City', 'Berlin')
    expect(isWrong('City')).toBe(false)
    await type('City', ' ')
    expect(isWrong('City')).toBe(true)
  })

  it.each([
    ['GB', 'Postcode', 'SW1', /^Should look like [A-Z]{1,2}\d/],
    ['DE', 'Phone (optional)', 'call me', /^Please check the phone number\.$/],
    ['CN', 'Mobile phone', '010 1234', /^Please enter a mobile number, like 138 0013 8000\.$/],
  ])('in %s names what a right %s looks like', async (...[country, field, typed, words]) => {
    await openAddress(country)
    await fill(field, typed)
    expect(below(field)).toMatch(words)
  })

  it('of a country whose couriers call is a missing number; elsewhere none is needed', async () => {
    await openAddress('CN')
    await press('button', 'Save')
    expect(below('Mobile phone')).toBe('Without a phone number the courier cannot deliver.')
    await select('Country', 'DE')
    expect(below('Phone (optional)')).toBe('Only for the courier, if something is unclear.')
  })

  it('behind its link opens it: a VAT number of no such form', async () => {
    await openAddress('DE', { taxId: 'DE12' })
    await press('button', 'Save')
    expect(below('VAT number (optional)')).toBe('This is not a valid VAT number.')
    expect(document.querySelector('details')?.open).toBe(true)
  })

  it('is where whoever types goes on: the first of it', async () => {
    await openAddress('DE', { name: 'Anna Berg' })
    await press('button', 'Save')
    focusFirstWrong()
    await expect.poll(() => document.activeElement).toBe(find('field', 'Street and number'))
  })

  it('is nothing where all is there', async () => {
    const form = await openAddress('DE', { name: 'Anna Berg', street: 'Torstr. 61' })
    await fill('Postal code', '10119')
    await fill('City', 'Berlin')
    await press('button', 'Save')
    expect([form.sent, page().includes('Please')]).toEqual([[true], false])
  })
})
