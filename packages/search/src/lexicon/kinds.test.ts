import { expect, it } from 'vitest'
import { createMemoryEngine } from '../memory/create-memory-engine.ts'
import type { TextField } from '../port.ts'
import { aDocument, aRequest } from '../testing/a-document.ts'
import { Lexicon } from './lexicon.ts'

const LANGUAGES = ['en', 'de', 'zh']
const kind = (value: string, [en, de, zh]: readonly [string, string, string]) => ({
  field: 'ptype',
  value,
  labels: { en, de, zh },
})

const lexicon = new Lexicon({
  values: [
    kind('1', ['Trousers', 'Hosen', '长裤']),
    kind('2', ['Jeans', 'Jeans', '牛仔裤']),
    kind('3', ['Gift cards', 'Gutscheine', '礼品卡']),
    kind('4', ['Jackets', 'Jacken', '外套']),
    { field: 'material', value: '20', labels: { en: 'Linen', de: 'Leinen', zh: '亚麻' } },
  ],
  synonyms: [
    { language: 'zh', words: ['长裤'], narrower: ['牛仔裤'] },
    { language: 'en', words: ['gift card', 'gift cards', 'voucher'] },
    { language: 'de', words: ['Gutschein', 'Gutscheine'] },
  ],
  ignored: {},
  unfiltered: {},
  pages: [{ language: 'de', page: 'shipping', words: ['Lieferung'] }],
  filterFields: ['material'],
  kindFields: ['ptype'],
})

type Good = { ptype?: string; material?: string } & Partial<Record<TextField, string>>

/** Numbers of the goods found, the best first. */
function finding(language: string, ...goods: Good[]) {
  const engine = createMemoryEngine({ languages: LANGUAGES, stores: ['eu'] })
  for (const [at, { ptype, material, ...texts }] of goods.entries()) {
    const terms = { ...(ptype && { ptype: [ptype] }), ...(material && { material: [material] }) }
    engine.upsert(aDocument({ id: at + 1, terms, texts: { [language]: texts } }))
  }
  return (text: string) => {
    const { hits, ...answer } = engine.search(aRequest({ language, lexicon, text }))
    return { ...answer, ids: hits.map(({ id }) => id) }
  }
}

it('lists trousers before the jeans that hang among them', () => {
  const find = finding(
    'zh',
    { ptype: '1', name: '亚麻阔腿裤', type: '长裤', category: '女士 服装 衣橱 长裤' },
    { ptype: '2', name: '牛仔裤 长裤', type: '牛仔裤', category: '长裤 牛仔裤' },
  )
  expect(find('长裤').ids).toEqual([1, 2])
})

it('does not take a scarf for a gift card because its wrapping comes with a card', () => {
  const find = finding(
    'en',
    { ptype: '3', name: 'Gift card', type: 'Gift cards' },
    { name: 'Silk scarf', questions: 'Gift wrap, a card with your words' },
  )
  expect(find('gift card').ids).toEqual([1])
})

it('finds what asks for letters by that question where nothing goes by the word', () => {
  const find = finding('en', { name: 'Calfskin belt', questions: 'Monogram, up to three letters' })
  expect(find('monogram').ids).toEqual([1])
})

it('answers a word for a page of help with no goods that mention it', () => {
  const find = finding('de', { name: 'Samtkleid', description: 'Die Lieferung kommt im Karton.' })
  expect(find('Lieferung').ids).toEqual([])
  expect(find('Liferung')).toMatchObject({ ids: [], corrected: 'Lieferung' })
  expect(find('Samtkleid').ids).toEqual([1])
})

it('leaves out what tells of a word where something is called so', () => {
  const find = finding(
    'en',
    { name: 'Oxford shirt' },
    { name: 'Blazer', description: 'Goes with an oxford.' },
  )
  expect(find('oxford').ids).toEqual([1])
})

it('keeps to the kind where no product has all of the words', () => {
  const find = finding(
    'en',
    { ptype: '2', name: 'Raw jeans', type: 'Jeans' },
    { name: 'Beanie', description: 'Sits high, waisted like a bell.' },
  )
  expect(find('high waisted jeans')).toMatchObject({ ids: [1], isPartial: true })
})

const jacket = { ptype: '4', name: 'Jacke aus Leinen', type: 'Jacken', material: '20' }

it('reads a German compound of which it knows only the end by that end', () => {
  const find = finding('de', jacket, { name: 'Hut' })
  expect(find('Lieblingsjacke')).toMatchObject({ ids: [1], isPartial: true })
})

it('takes a mistyped compound apart, though a story has it as one word', () => {
  const find = finding('de', jacket, { name: 'Gürtel', description: 'Hält die Leinenjacke zusammen.' })
  expect(find('Leinnenjacke')).toMatchObject({ ids: [1], wordFilters: [{ field: 'material' }] })
})

it('understands several words of another language together', () => {
  const find = finding('de', { ptype: '3', name: 'Gutschein', type: 'Gutscheine' }, { name: 'Hut' })
  expect(find('gift card')).toMatchObject({ ids: [1], corrected: 'gutscheine' })
})
