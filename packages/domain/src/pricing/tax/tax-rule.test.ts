import { describe, expect, test } from 'vitest'
import { type TaxRule, taxPercent } from './tax-rule.ts'
import { buyerOf, customerClass, type TaxSettings } from './tax-settings.ts'

const rate = (country: string, percent: number, region = '') => ({
  id: 1,
  country,
  region,
  postcode: '*',
  rate: percent,
})
const aRule = (more: Partial<TaxRule>): TaxRule => ({
  id: 1,
  code: 'VAT',
  priority: 0,
  customerTaxClassIds: [3],
  productTaxClassIds: [2],
  rates: [rate('DE', 19), rate('US', 0), rate('US', 6, 'MI'), rate('PL', 23)],
  ...more,
})
const buyer = { country: 'DE', region: '', customerClassId: null }

describe('the percent of a product', () => {
  test.each([
    { story: 'of a country', buyer, percent: 19 },
    { story: 'in a region of its own', buyer: { ...buyer, country: 'US', region: 'MI' }, percent: 6 },
    { story: 'in any other region', buyer: { ...buyer, country: 'US', region: 'TX' }, percent: 0 },
    { story: 'where nothing is known', buyer: { ...buyer, country: 'BR' }, percent: 0 },
    { story: 'for a group the rule is not for', buyer: { ...buyer, customerClassId: 7 }, percent: 0 },
    { story: 'for a group the rule is for', buyer: { ...buyer, customerClassId: 3 }, percent: 19 },
  ])('$story', ({ buyer, percent }) => expect(taxPercent([aRule({})], 2, buyer)).toBe(percent))

  test('of a class without a rule, or of no class, is 0', () => {
    expect(taxPercent([aRule({})], 5, buyer)).toBe(0)
    expect(taxPercent([aRule({})], null, buyer)).toBe(0)
  })

  test('comes from the rule with the lowest priority, then from the first', () => {
    const rules = [
      aRule({ priority: 1, rates: [rate('DE', 1)] }),
      aRule({ rates: [rate('DE', 7)] }),
      aRule({ rates: [rate('DE', 9)] }),
    ]
    expect(taxPercent(rules, 2, buyer)).toBe(7)
  })

  test('the very region wins wherever it stands in the list', () => {
    const rules = [aRule({ rates: [rate('US', 6, 'MI'), rate('US', 1)] })]
    expect(taxPercent(rules, 2, { ...buyer, country: 'US', region: 'MI' })).toBe(6)
  })

  test('postcodes that begin alike lie closer than the region they are in', () => {
    const rules = [aRule({ rates: [rate('US', 6, 'MI'), { ...rate('US', 4), postcode: '4*' }] })]
    expect(taxPercent(rules, 2, { ...buyer, country: 'US', region: 'MI', postcode: '48201' })).toBe(4)
  })

  test('a rate of one postcode is not the rate of a country', () => {
    expect(taxPercent([aRule({ rates: [{ ...rate('DE', 5), postcode: '10115' }] })], 2, buyer)).toBe(0)
  })
})

describe('whom a store shows its prices to', () => {
  const settings: TaxSettings = {
    defaultCountry: 'DE',
    userGroupId: null,
    useOnlyDefaultUserGroupId: false,
  }

  test('a store without a country is taxed in Poland', () => {
    expect(buyerOf({ ...settings, defaultCountry: null }).country).toBe('PL')
    expect(taxPercent([aRule({})], 2, buyerOf({ ...settings, defaultCountry: '' }))).toBe(23)
  })

  test.each([
    { story: 'no groups', of: {}, user: 8, group: null },
    { story: 'the user’s group', of: { userGroupId: 3 }, user: 8, group: 8 },
    { story: 'the default group without a user', of: { userGroupId: 3 }, user: null, group: 3 },
    {
      story: 'the default group for everybody',
      of: { userGroupId: 3, useOnlyDefaultUserGroupId: true },
      user: 8,
      group: 3,
    },
  ])('$story', ({ of, user, group }) => expect(customerClass({ ...settings, ...of }, user)).toBe(group))
})
