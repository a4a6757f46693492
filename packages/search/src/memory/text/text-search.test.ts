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

  it('forgives a typo that hides the stem', () => {
    expect(shopOf('ru', { name: 'Красное платье' }).find('плтье')).toEqual([1])
    expect(shopOf('uk', { name: 'Червона сукня' }).find('сукнч')).toEqual([1])
    expect(shopOf('de', { name: 'Rote Jacken' }).find('jakcen')).toEqual([1])
  })

  it('forgives two letters in the wrong order, and a Chinese word that sounds right', () => {
    expect(shopOf('uk', { name: 'Теплий светр' }, { name: 'Шарф' }).find('свтер')).toEqual([1])
    expect(shopOf('zh', { name: '羊绒圆领毛衣' }, { name: '围巾' }).find('毛依')).toEqual([1])
    expect(shopOf('zh', { name: '羊绒圆领毛衣' }, { name: '围巾' }).find('maoyi')).toEqual([1])
  })

  it('does not let a rare completion outweigh the word in the names', () => {
    const coats = Array.from({ length: 12 }, () => ({ name: 'Пальто из шерсти' }))
    const others = Array.from({ length: 40 }, () => ({ name: 'Свитер', description: 'Мягкий.' }))
    const { find } = shopOf('ru', { name: 'Свитер', description: 'Вырез для пальца.' }, ...coats, ...others)
    expect(find('пал').at(-1)).toBe(1)
  })

  it('tells how the word it took is spelt', () => {
    const { engine } = shopOf('ru', { name: 'Пальто из шерсти' })
    const { corrected } = engine.search(aRequest({ language: 'ru', text: 'palto' }))
    expect(corrected).toBe('пальто')
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

  it('asks for all words, and says so where no product has more than some of them', () => {
    const { engine, find } = shopOf('en', { name: 'red linen summer dress' }, { name: 'red linen scarf' })
    expect(find('linen scarf')).toEqual([2])
    expect(find('summer scarf')).toEqual([2, 1])
    const isPartial = (text: string) => engine.search(aRequest({ language: 'en', text })).isPartial
    expect([isPartial('linen scarf'), isPartial('summer scarf')]).toEqual([undefined, true])
  })

  it('takes the nearest of several words, the one with the same first letter, the one of most products', () => {
    const { engine } = shopOf(
      'de',
      { name: 'Kleid' },
      { name: 'Kleid' },
      { name: 'Lied' },
      { name: 'Klied-Probe' },
    )
    engine.remove(4)
    expect(engine.search(aRequest({ language: 'de', text: 'klied' })).corrected).toBe('kleid')
    const jeans = shopOf('en', { name: 'Jeans' }, { name: 'Jonas shirt' })
    expect(jeans.engine.search(aRequest({ language: 'en', text: 'jenas' })).corrected).toBe('jeans')
  })

  it('finds nothing for a number no article bears, whatever its parts are', () => {
    const { find } = shopOf('en', { name: 'dress or skirt', sku: 'OR-2101' })
    expect([find('OR-1234'), find('OR-2101'), find('OR-21')]).toEqual([[], [1], [1]])
  })

  it('answers nothing that scores less than 0.02: the beginning of one word in a long text', () => {
    const long = `leather ${'quilted padded brushed crinkled glossy sturdy '.repeat(90)}`
    const { engine, find } = shopOf('en', ...Array.from({ length: 100 }, () => ({ other: long })))
    expect(find('leat')).toEqual([])
    const { hits } = engine.search(aRequest({ language: 'en', text: 'leather' }))
    for (const { score } of hits) expect(score).toBeGreaterThan(0.02)
    engine.upsert(aDocument({ id: 101, texts: { en: { other: 'leather' } } }))
    expect(find('leat')).toEqual([101])
  })

  it('finds what every product of a large shop has', () => {
    const { find } = shopOf('en', ...Array.from({ length: 2000 }, () => ({ description: 'dress' })))
    expect(find('dress')).toHaveLength(50)
  })

  it('reads the first language when a language has no texts', () => {
    const { engine } = shopOf('en', { name: 'dress' })
    expect(engine.search(aRequest({ language: 'de', text: 'dress' })).total).toBe(1)
  })

  it('finds nothing for unknown words, and nothing for a text without words', () => {
    const { find } = shopOf('en', { name: 'dress' })
    expect(find('zzzzzzzzz')).toEqual([])
    expect(find(' -?! ')).toEqual([])
  })

  it('forgets the words of a product that is gone', async () => {
    const { engine, find } = shopOf('en', { name: 'velvet' }, { name: 'velvet coat' })
    engine.remove(1)
    engine.upsert(aDocument({ id: 2, texts: { en: { name: 'velour' } } }))
    expect(find('velvet')).toEqual([])
    const { texts } = await engine.suggest({ store: 'eu', language: 'en', prefix: 'vel', size: 5 })
    expect(texts).toEqual([{ text: 'velour', count: 1 }])
  })
})
