import { describe, expect, it } from 'vitest'
import { addressLines, type PrintedAddress, placeLines } from './address-lines.ts'

const ann = { firstname: 'Ann', lastname: 'Lee', street: ['12 Elm St', 'Apt 3'] }

describe('an address is written as its country writes it', () => {
  it.each<[string, PrintedAddress, string, string[]]>([
    [
      'the state by its letters, before the ZIP code',
      {
        ...ann,
        city: 'New York',
        region: 'New York',
        region_code: 'NY',
        postcode: '10001',
        country_id: 'US',
      },
      'en-US',
      ['Ann Lee', '12 Elm St', 'Apt 3', 'New York, NY 10001', 'United States'],
    ],
    [
      'a state nobody knows by letters',
      { ...ann, city: 'Springfield', region: 'Oregon', postcode: '97403', country_id: 'US' },
      'de-DE',
      ['Ann Lee', '12 Elm St', 'Apt 3', 'Springfield, Oregon 97403', 'Vereinigte Staaten'],
    ],
    [
      'an older order without a state',
      { ...ann, city: 'New York', postcode: '10001', country_id: 'US' },
      'en-US',
      ['Ann Lee', '12 Elm St', 'Apt 3', 'New York 10001', 'United States'],
    ],
    [
      'the postcode before the city',
      {
        ...ann,
        street: ['Torstr. 61'],
        company: 'Lee GmbH',
        city: 'Berlin',
        postcode: '10119',
        country_id: 'DE',
      },
      'de-DE',
      ['Ann Lee', 'Lee GmbH', 'Torstr. 61', '10119 Berlin', 'Deutschland'],
    ],
    [
      'a postcode that already has its letters',
      { ...ann, street: ['Seestr. 4'], city: 'Zürich', postcode: 'CH-8002', country_id: 'CH' },
      'en-GB',
      ['Ann Lee', 'Seestr. 4', 'CH-8002 Zürich', 'Switzerland'],
    ],
    [
      'a city that is its country',
      { ...ann, city: 'Singapore', postcode: '546080', country_id: 'SG' },
      'en-GB',
      ['Ann Lee', '12 Elm St', 'Apt 3', 'SINGAPORE 546080', 'Singapore'],
    ],
    [
      'Chinese from the large to the small',
      {
        ...{ firstname: '小明', lastname: '王', street: ['华山路88号'], district: '静安区', city: '上海市' },
        ...{ region: '上海市', region_code: '31', postcode: '200040', country_id: 'CN' },
      },
      'zh-CN',
      ['中国', '200040', '上海市静安区', '华山路88号', '王小明'],
    ],
    [
      'the same country in Latin letters',
      { ...ann, city: 'Hangzhou', region: 'Zhejiang Sheng', postcode: '310000', country_id: 'CN' },
      'en-GB',
      ['Ann Lee', '12 Elm St', 'Apt 3', 'Hangzhou', 'Zhejiang Sheng, 310000', 'China'],
    ],
    ['hardly anything', { city: 'Bonn', country_id: 'DE' }, 'de-DE', ['Bonn', 'Deutschland']],
    ['a country that is none', { city: 'Bonn', country_id: 'Germany' }, 'de-DE', ['Bonn', 'Germany']],
    ['nothing', {}, 'de-DE', []],
  ])('%s', (...[, address, locale, lines]) => {
    expect(addressLines(address, locale)).toEqual(lines)
  })

  it('without its name where that stands by itself', () => {
    const address = { ...ann, city: 'Leeds', postcode: 'LS1 1UR', country_id: 'GB' }
    expect(placeLines(address, 'en-GB')).toEqual(['12 Elm St', 'Apt 3', 'Leeds', 'LS1 1UR', 'United Kingdom'])
  })
})
