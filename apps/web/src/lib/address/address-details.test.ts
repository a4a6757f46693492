import { describe, expect, it } from 'vitest'
import { type AddressDetails, emptyAddress, fromAddress, toAddress, withField } from './address-details.ts'
import { addressProblems } from './address-problems.ts'

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
    expect(Object.keys(addressProblems(emptyAddress('DE'), []))).toEqual([
      ...['name', 'street', 'city', 'postcode'],
    ])
    expect(addressProblems(anna, [])).toEqual({})
  })

  it.each([
    anna,
    {
      ...{ ...anna, name: '王小明', country: 'CN', postcode: '100000', extra: '' },
      ...{ region: '北京市', district: '朝阳区', taxId: '91110105MA00' },
    },
  ])('becomes an address and comes back as it was typed: %o', (details) =>
    expect(fromAddress(toAddress(details, null))).toEqual(details),
  )

  it('keeps a third line of the street', () => {
    const kept = fromAddress({ ...toAddress(anna, []), street: ['Torstr. 61', 'HH 2', '3. OG'] })
    expect(kept.extra).toBe('HH 2, 3. OG')
  })

  const states = [
    { code: 'NY', name: 'New York', postcodes: '1[0-4]|06390' },
    { code: 'MA', name: 'Massachusetts', postcodes: '01|02|06390' },
  ]
  const boston: AddressDetails = { ...anna, country: 'US', city: 'Boston', postcode: '02138' }
  it.each([
    ['that of its postcode', boston, 'Massachusetts'],
    ['the one chosen, whatever the postcode', { ...boston, region: 'NY' }, 'New York'],
    ['one known by its name', { ...boston, region: 'new york' }, 'New York'],
    ['none where the postcode lies in two', { ...boston, postcode: '06390' }, ''],
    ['none that is not on the list', { ...boston, region: 'XX' }, ''],
  ])('has a state: %s', (_, details, region) => {
    expect(toAddress(details, states).region).toBe(region)
    expect('region' in addressProblems(details, states)).toBe(region === '')
  })

  it('types its state where the list cannot be had, and forgets it with the country', () => {
    const typed = { ...boston, region: 'Massachusetts' }
    expect(addressProblems(typed, null)).toEqual({})
    expect(withField(typed, 'country', 'DE')).toMatchObject({ country: 'DE', region: '', city: 'Boston' })
  })

  it('of a country that is a city has that for its city, and no postcode where there are none', () => {
    expect(toAddress({ ...anna, country: 'SG', city: '', postcode: '546080' }, [])).toMatchObject({
      city: 'Singapore',
    })
    expect(toAddress({ ...anna, country: 'MO', city: '' }, [])).toMatchObject({
      city: 'Macao',
      postcode: '',
    })
  })
})
