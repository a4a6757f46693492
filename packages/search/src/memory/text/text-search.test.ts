import { describe, expect, it } from 'vitest'
import type { TextField } from '../../port.ts'
import { aDocument, aRequest } from '../../testing/a-document.ts'
import { createMemoryEngine } from '../create-memory-engine.ts'

const LANGUAGES = ['en', 'de', 'ru', 'uk', 'zh']

type Texts = Partial<Record<TextField, string>>

function shopOf(language: string, ...texts: Texts[]) {
  const engine = createMemoryEngine({ languages: LANGUAGES, stores: ['eu'] })
  for (const [at, each] of texts.entries())
    engine.upsert(aDocument({ id: at + 1, texts: { [language]: each } }))
  const find = (text: string) => engine.search(aRequest({ language, text })).hits.map(({ id }) => id)
  return { engine, find }
}

describe('text search', () => {
  it.each([
    ['en', 'Red dresses', 'dress'],
    ['en', 'Crème brûlée skirt', 'creme'],
    ['de', 'Rote Häuser-Jacken', 'jacke'],
    ['de', 'Grüne Kleider', 'grune kleid'],
    ['ru', 'Красное платье', 'красные платья'],
    ['ru', 'Чёрная куртка', 'черная'],
    ['uk', 'Червона сукня', 'червоні сукні'],
    ['uk', "М'яка куртка", 'мяка'],
    ['zh', '红色连衣裙', '连衣裙'],
    ['zh', '女士夏季长款连衣裙 L12', '夏季'],
  ])('in %s "%s" is found by "%s"', (language, name, text) => {
    expect(shopOf(language, { name }).find(text)).toEqual([1])
  })

  it('forgives one typo in a short word and two in a long one', () => {
    const { find } = shopOf('en', { name: 'coat' }, { name: 'leather' })
    expect(find('coet x')).toEqual([1])
    expect(find('lathor')).toEqual([2])
    expect(find('coaxx')).toEqual([])
  })

  it('never guesses at article numbers', () => {
    const { find } = shopOf('en', { article: 'AB1234', name: 'coat' }, { article: 'AB1235', name: 'coat' })
    expect(find('ab1234')).toEqual([1])
    expect(find('ab1239')).toEqual([])
  })

  it('reads a code with its parts as one word', () => {
    const { find } = shopOf('en', { sku: 'WH10-XS-Black' }, { sku: 'WH10-S-Black' }, { sku: 'WH11-XS-Black' })
    expect(find('wh10-xs-black')).toEqual([1])
    expect(find('WH10')).toEqual([2, 1])
  })

  it('completes the last word', () => {
    expect(shopOf('en', { name: 'Sandals' }, { name: 'Shirt' }).find('sand')).toEqual([1])
  })

  it('puts a word in the name above one in the description', () => {
    const { find } = shopOf('en', { name: 'linen shirt' }, { name: 'shirt', description: 'made of linen' })
    expect(find('linen')).toEqual([1, 2])
  })

  it('needs three quarters of the words', () => {
    const { find } = shopOf('en', { name: 'red linen summer dress' }, { name: 'red linen scarf' })
    expect(find('red linen summer dress')).toEqual([1])
  })

  it('finds what every product of a large shop has', () => {
    const { find } = shopOf('en', ...Array.from({ length: 2000 }, () => ({ description: 'dress' })))
    expect(find('dress')).toHaveLength(50)
  })

  it('reads the first language when a language has no texts', () => {
    const { engine } = shopOf('en', { name: 'dress' })
    expect(engine.search(aRequest({ language: 'de', text: 'dress' })).total).toBe(1)
  })

  it('finds nothing for unknown words and everything for no words', () => {
    const { find } = shopOf('en', { name: 'dress' })
    expect(find('zzzzzzzzz')).toEqual([])
    expect(find(' -?! ')).toEqual([1])
  })

  it('forgets the words of a product that is gone', () => {
    const { engine, find } = shopOf('en', { name: 'velvet' }, { name: 'velvet coat' })
    engine.remove(1)
    engine.upsert(aDocument({ id: 2, texts: { en: { name: 'velour' } } }))
    expect(find('velvet')).toEqual([])
    expect(engine.suggest({ store: 'eu', language: 'en', prefix: 'vel', size: 5 })).toEqual(['velour'])
  })
})

describe('suggestions', () => {
  it('complete the last word by product names, the most frequent first', () => {
    const { engine } = shopOf(
      'en',
      { name: 'Linen Dress' },
      { name: 'Dress' },
      { name: 'Drape' },
      { name: 'Coat' },
    )
    const suggest = (prefix: string) => engine.suggest({ store: 'eu', language: 'en', prefix, size: 5 })
    expect(suggest('red dr')).toEqual(['red dress', 'red drape'])
    expect(suggest('')).toEqual([])
    expect(engine.suggest({ store: 'us', language: 'en', prefix: 'dr', size: 5 })).toEqual([])
  })
})
