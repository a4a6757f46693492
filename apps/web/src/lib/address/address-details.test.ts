import { describe, expect, it } from 'vitest'
import { addressProblems, emptyAddress, fromAddress, toAddress } from './address-details.ts'

const anna = {
  ...emptyAddress('DE'),
  name: 'Anna Maria Berg',
  street: 'Torstr. 61',
  extra: 'HH 2',
  postcode: '10119',
  city: 'Berlin',
  company: 'Berg GmbH',
  phone: '+49 30 1234567',
}

describe('the form of an address', () => {
  it('names every field that is needed', () => {
    expect(Object.keys(addressProblems(emptyAddress('DE')))).toEqual(['name', 'street', 'postcode', 'city'])
    expect(addressProblems(anna)).toEqual({})
  })

  it.each([anna, { ...anna, name: '王小明', country: 'CN', postcode: '100000', extra: '' }])(
    'becomes an address and comes back as it was typed: %o',
    (details) => expect(fromAddress(toAddress(details))).toEqual(details),
  )

  it('keeps a third line of the street', () => {
    const kept = fromAddress({ ...toAddress(anna), street: ['Torstr. 61', 'HH 2', '3. OG'] })
    expect(kept.extra).toBe('HH 2, 3. OG')
  })
})
