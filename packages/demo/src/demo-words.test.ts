import type { ShopRecord } from '@vitrine/domain/catalog/records'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { describe, expect, it } from 'vitest'
import { demoShop } from './demo-shop.ts'
import { textLength } from './telling/write-texts.ts'

type Kind = ShopRecord['kind']
type Of<K extends Kind> = Extract<ShopRecord, { kind: K }>

const records = [...demoShop()]
const all = <K extends Kind>(kind: K) => records.filter((record): record is Of<K> => record.kind === kind)
const listed = all('product').filter(({ visibility }) => visibility > 1)

const RANGE: Record<Language, readonly [low: number, high: number]> = {
  en: [40, 90],
  de: [40, 90],
  ru: [40, 90],
  uk: [40, 90],
  zh: [70, 200],
}
const FOREIGN: readonly Language[] = ['ru', 'uk', 'zh']
/** Names that keep their letters in every language. */
const NAMES =
  /Vitrine Retail GmbH|Vitrine|help@vitrine\.example|Torstrasse|Orsa|Kesten|Halma|Braak|Tove Lind|Merrow|Sund|Calder|<\/?\w+>/g
const BANNED = /discover|elevate|curated|!/i

const everyText = (language: Language): string[] => [
  ...listed.flatMap(({ texts }) => {
    const { name = '', description = '', shortDescription = '' } = texts[language] ?? {}
    return [name, description, shortDescription]
  }),
  ...all('category').flatMap(({ texts }) => [
    texts[language]?.name ?? '',
    texts[language]?.description ?? '',
  ]),
  ...all('review').flatMap((r) => (r.language === language ? [r.title, r.detail] : [])),
  ...all('cms_page').flatMap((p) => (p.language === language ? [p.title, p.content] : [])),
]

const labelsOf = (language: Language): string[] =>
  all('attribute').flatMap(({ labels, options }) =>
    [labels, ...options.map((o) => o.labels)].map((l) => l[language] ?? ''),
  )

describe.each(LANGUAGES)('the words in %s', (language) => {
  it('name and describe every product at a human length', () => {
    const [low, high] = RANGE[language]
    for (const { sku, texts } of listed) {
      const text = texts[language]
      expect(text?.name, sku).toBeTruthy()
      const length = textLength(text?.description ?? '', language)
      expect(length >= low && length <= high, `${sku}: ${length}`).toBe(true)
    }
  })

  it('never repeat a description, and neighbours open differently', () => {
    const texts = listed.map((product) => product.texts[language]?.description ?? '')
    const openings = texts.map((text) => text.split(/[.。]/)[0])
    expect(new Set(texts).size).toBe(texts.length)
    expect(openings.filter((opening, i) => opening === openings[i + 1])).toEqual([])
  })

  it('leave no slot unfilled and use no shop-window adjectives', () => {
    expect(everyText(language).filter((text) => /[{}]| {2}/.test(text) || BANNED.test(text))).toEqual([])
  })

  it('label every category, attribute and option', () => {
    const names = all('category').map(({ texts }) => texts[language]?.name)
    expect([...names, ...labelsOf(language)].filter((label) => !label)).toEqual([])
  })

  it('tell the five pages and the settings', () => {
    expect(all('cms_page').filter((page) => page.language === language).length).toBe(5)
    expect(all('cms_block').filter((block) => block.language === language).length).toBe(1)
  })

  it('keep addresses typeable', () => {
    const keys = [...listed, ...all('category')].map(({ texts }) => texts[language]?.urlKey ?? '')
    expect(keys.filter((key) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([])
  })
})

describe.each(FOREIGN)('no English is left in %s', (language) => {
  it('apart from names', () => {
    const left = [...everyText(language), ...labelsOf(language)].flatMap(
      (text) => text.replace(NAMES, '').match(/[A-Za-z]{4,}/g) ?? [],
    )
    expect([...new Set(left)]).toEqual([])
  })
})
