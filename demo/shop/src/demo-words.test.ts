import type { ShopRecord } from '@vitrine/domain/catalog/records'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { describe, expect, it } from 'vitest'
import { textLength } from './copywriting/told-lines.ts'
import { RECORDS } from './testing/records.ts'

type Kind = ShopRecord['kind']
type Of<K extends Kind> = Extract<ShopRecord, { kind: K }>

const all = <K extends Kind>(kind: K) => RECORDS.filter((record): record is Of<K> => record.kind === kind)
const listed = all('product').filter(({ visibility }) => visibility > 1)

const RANGE: Record<Language, readonly [low: number, high: number]> = {
  en: [40, 90],
  de: [37, 90],
  ru: [34, 90],
  uk: [34, 90],
  zh: [60, 200],
}
const LONGEST_NAME = 58
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
  ...all('cms_page').flatMap((p) =>
    p.language === language ? [p.title, p.content.replaceAll(/<\/?\w[^>]*>/g, '')] : [],
  ),
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

  it('name every product briefly, and no two of them alike', () => {
    const names = listed.map(({ texts }) => texts[language]?.name ?? '')
    expect(names.filter((name) => name.length > LONGEST_NAME)).toEqual([])
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })

  it('leave no slot unfilled and use no shop-window adjectives', () => {
    expect(everyText(language).filter((text) => /[{}]| {2}/.test(text) || BANNED.test(text))).toEqual([])
  })

  it('label every category, attribute and option', () => {
    const names = all('category').map(({ texts }) => texts[language]?.name)
    expect([...names, ...labelsOf(language)].filter((label) => !label)).toEqual([])
  })

  it('tell pages, news, the settings, how pages hang together, and what partners need', () => {
    const pages = all('cms_page').filter((page) => page.language === language)
    expect([pages.length, pages.filter(({ news }) => news).length]).toEqual([12, 4])
    const blocks = all('cms_block').filter((block) => block.language === language)
    expect(blocks.map(({ identifier }) => identifier)).toEqual([
      'cms_settings',
      'cms_hierarchy',
      'blogger_user_agreement',
      'blogger_privacy_policy',
      'wiki',
    ])
  })

  it('keep addresses typeable', () => {
    const keys = [...listed, ...all('category')].map(({ texts }) => texts[language]?.urlKey ?? '')
    expect(keys.filter((key) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([])
  })
})
