import { describe, expect, it } from 'vitest'
import { addressFormOf, askedRows } from './address-form.ts'

describe('the form of an address', () => {
  it.each([
    ['US', true, ['A', 'C S Z']],
    ['DE', true, ['A', 'Z C']],
    ['GB', true, ['A', 'C', 'Z']],
    ['CN', false, ['Z', 'S C D', 'A']],
    ['CN', true, ['A', 'D', 'C', 'S Z']],
    ['JP', false, ['Z', 'S C', 'A']],
    ['MX', true, ['A', 'D', 'Z C S']],
    ['SG', true, ['A', 'Z']],
    ['AE', true, ['A', 'S']],
    ['AQ', true, ['A', 'C']],
  ])('%s, in Latin letters: %s', (country, isLatin, rows) => {
    expect(askedRows(addressFormOf(country), isLatin).map((row) => row.join(' '))).toEqual(rows)
  })

  it.each([
    ['US', 'state', 'city', 'zip', 'list'],
    ['CA', 'province', 'city', 'postal', 'list'],
    ['JP', 'prefecture', 'city', 'postal', 'list'],
    ['AU', 'state', 'suburb', 'postcode', 'list'],
    ['GB', 'province', 'post_town', 'postcode', undefined],
    ['RU', 'oblast', 'city', 'postal', 'list'],
    ['IE', 'county', 'city', 'eircode', undefined],
    ['KR', 'province', 'city', 'postal', 'list'],
  ])('%s calls its fields %s, %s, %s', (country, ...words) => {
    const { regionName, cityName, postcodeName, region } = addressFormOf(country)
    expect([regionName, cityName, postcodeName, region]).toEqual(words)
  })
})
