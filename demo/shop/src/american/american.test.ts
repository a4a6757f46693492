import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { describe, expect, it, test } from 'vitest'
import { RECORDS } from '../testing/records.ts'
import { spellAmerican } from './spell-american.ts'
import { withAmerican } from './with-american.ts'

describe('an American reads', () => {
  it.each([
    ['Jumpers and trousers', 'Sweaters and pants'],
    ['Grey roll-neck with a zip', 'Gray turtleneck with a zipper'],
    ['Wash it zipped up, like a trouser press', 'Wash it zipped up, like a pant press'],
    ['M is 67 cm long', 'M is 67 cm (26 in) long'],
    ['Ribbed 6 cm deep', 'Ribbed 6 cm (2.4 in) deep'],
    ['Go round twice: 190 by 32 cm.', 'Go round twice: 190 by 32 cm (75 by 13 in).'],
    ['Wash at 30 °C', 'Wash at 30 °C (86 °F)'],
    ['A 38 mm case', 'A 38 mm case'],
  ])('%s: %s', (english, american) => {
    expect(spellAmerican(english)).toBe(american)
  })
})

test('what reads the same in both is told once, and an address stays', () => {
  const text = { name: 'Wool jumper', description: 'A hat.', urlKey: 'wool-jumper' }
  const product: ProductRecord = {
    kind: 'product',
    ...{ sku: 'OR-1', type: 'simple', visibility: 4, prices: { priceMinor: {} } },
    ...{ attributes: {}, categoryKeys: [], media: [], texts: { en: text } },
  }
  expect(withAmerican(product).texts['en-US']).toEqual({ ...text, name: 'Wool sweater' })
  const plain = { ...product, texts: { en: { name: 'Wool hat' } } }
  expect(withAmerican(plain).texts).toEqual(plain.texts)
})

const british = /\b(colour|jumper|trouser|trainers|grey|jewellery|centimetre|roll-neck|fibre|pyjama)/i

test('the store of the United States spoke British: no product, category or attribute does', () => {
  const said = RECORDS.flatMap((record) => {
    if (record.kind === 'product' || record.kind === 'category') {
      const { name, description } = record.texts['en-US'] ?? record.texts.en ?? { name: '' }
      return [name, description ?? '']
    }
    if (record.kind !== 'attribute') return []
    return [record, ...record.options].map(({ labels }) => labels['en-US'] ?? labels.en)
  })
  expect(said.filter((text) => british.test(text))).toEqual([])
})

test('a page and a block are told to all who read English: neither says what only the British do', () => {
  const only =
    /\b(\w*(col|arm|fav|hon|neighb|behavi)our|jumpers?\b|trainers|grey|metres?\b|afterwards|cosy|\w+(cogn|gan|al)ise|\d\d:00)/i
  const said = RECORDS.flatMap((record) => {
    if (record.kind !== 'cms_page' && record.kind !== 'cms_block') return []
    return record.language === 'en' ? [JSON.stringify(record)] : []
  })
  expect(said.length).toBeGreaterThan(10)
  expect(said.filter((text) => only.test(text))).toEqual([])
})
