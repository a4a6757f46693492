import { describe, expect, it } from 'vitest'
import { addressFaults } from './address-faults.ts'
import { lacksHouseNumber } from './house-number.ts'

const berlin = {
  ...{ country_id: 'DE', street: ['Torstr. 61'], city: 'Berlin', postcode: '10119', region: '' },
  ...{ telephone: '', vat_id: '' },
}
const hangzhou = {
  ...{ country_id: 'CN', street: ['文三路 9 号'], city: '杭州市', postcode: '310000', region: '浙江省' },
  telephone: '13800138000',
  vat_id: '',
}
const carried = { isCarried: true }

describe('what is wrong with an address', () => {
  it.each([
    ['nothing', berlin, {}],
    ['nothing there either', hangzhou, {}],
    [
      'nothing is filled in',
      { ...berlin, street: [' '], city: '', postcode: '' },
      { street: 'missing', city: 'missing', postcode: 'missing' },
    ],
    ['a postcode of another country', { ...berlin, postcode: 'SW1A 1AA' }, { postcode: 'wrong' }],
    ['no postcode where there are none', { ...berlin, country_id: 'MO', postcode: '' }, {}],
    ['no state', { ...berlin, country_id: 'US', postcode: '10001' }, { region: 'missing' }],
    ['a state', { ...berlin, country_id: 'US', postcode: '10001', region: 'NY' }, {}],
    ['a phone that cannot be dialled', { ...berlin, telephone: 'ring me' }, { telephone: 'wrong' }],
    ['a VAT number with a slip', { ...berlin, vat_id: 'DE136695967' }, { vat_id: 'wrong' }],
    ['no phone in China', { ...hangzhou, telephone: '' }, { telephone: 'missing' }],
    ['a landline in China', { ...hangzhou, telephone: '0571 8888 8888' }, { telephone: 'wrong' }],
    ['a mobile with its country', { ...hangzhou, telephone: '+86 138-0013-8000' }, {}],
    ['a mobile in wide digits', { ...hangzhou, telephone: '１３８ ００１３ ８０００' }, {}],
    ['a mobile of elsewhere', { ...hangzhou, telephone: '0049 151 23456789' }, {}],
  ])('%s', (_, address, faults) => {
    expect(addressFaults(address, carried)).toEqual(faults)
  })

  it('nobody calls where nothing is carried', () => {
    expect(addressFaults({ ...hangzhou, telephone: '' }, { isCarried: false })).toEqual({})
  })
})

it.each([
  ['DE', ['Torstraße'], true],
  ['DE', ['Torstraße 61'], false],
  ['DE', ['Torstraße', '61'], false],
  ['GB', ['Rose Cottage'], false],
  ['DE', [''], false],
])('in %s %j is without a house number: %s', (country, lines, expected) => {
  expect(lacksHouseNumber(country, lines)).toBe(expected)
})
