import { describe, expect, it } from 'vitest'
import { createMemoryEngine } from '../../memory/create-memory-engine.ts'
import { aDocument, aRequest } from '../../testing/a-document.ts'
import { otherReadings } from './other-readings.ts'

describe('what a text may have been meant as', () => {
  it.each([
    ['ru', 'gkfnmt', 'платье'],
    ['ru', '[jkjlysq', 'холодный'],
    ['ru', 'фвшвфы', 'adidas'],
    ['uk', 'ceryz', 'сукня'],
    ['uk', 'іукну', 'serye'],
    ['uk', 'рожевы', 'рожеві'],
    ['en', 'вкуыы', 'dress'],
    ['de', 'лдушв', 'kleid'],
    ['de', 'yielen', 'zielen'],
    ['de', ';sterreich', 'österreich'],
    ['zh', 'тшлу', 'nike'],
    ['ru', 'plate', 'плате'],
    ['ru', 'rubashka', 'рубашка'],
    ['ru', 'zhenskiy', 'женский'],
    ['uk', 'sukhyi', 'сухий'],
    ['uk', 'suknya', 'сукня'],
    ['en', 'адидас', 'adidas'],
  ])('in %s "%s" may be "%s"', (language, typed, meant) => {
    expect(otherReadings(typed, language)).toContain(meant)
  })

  it.each(['', '1234', '-', 'x'.repeat(50), '😀'])('nothing else than "%s"', (typed) => {
    expect(otherReadings(typed, 'ru')).toEqual([])
  })
})

describe('a text nobody would write so', () => {
  const shopOf = (language: string, ...names: string[]) => {
    const engine = createMemoryEngine({ languages: [language], stores: ['eu'] })
    for (const [at, name] of names.entries())
      engine.upsert(aDocument({ id: at + 1, texts: { [language]: { name } } }))
    return (text: string, base = [{ field: 'id', gte: 0 }]) => {
      const { hits, corrected } = engine.search(aRequest({ language, text, base }))
      return { ids: hits.map(({ id }) => id), corrected }
    }
  }

  it('finds what it was meant to, and says what that was', () => {
    const find = shopOf('ru', 'Красное платье', 'Куртка Adidas', 'Пальто')
    expect(find('gkfnmt')).toEqual({ ids: [1], corrected: 'платье' })
    expect(find('krasnoe plate')).toEqual({ ids: [1], corrected: 'красное плате' })
    expect(find('фвшвфы')).toEqual({ ids: [2], corrected: 'adidas' })
    expect(find('palto')).toEqual({ ids: [3], corrected: 'пальто' })
  })

  it('may be one word of several', () => {
    expect(shopOf('ru', 'Куртка Adidas')('adidas rehnrf')).toEqual({ ids: [1], corrected: 'adidas куртка' })
  })

  it('is taken at its word when the shop knows it', () => {
    const find = shopOf('ru', 'Plate', 'Платье')
    expect(find('plate')).toEqual({ ids: [1], corrected: undefined })
    expect(find('plate', [{ field: 'id', gte: 2 }])).toEqual({ ids: [2], corrected: 'плате' })
  })

  it('is only misspelt when that is the simpler reading', () => {
    expect(shopOf('en', 'Leather belt')('lether')).toEqual({ ids: [1], corrected: 'leather' })
    expect(shopOf('en', 'Leather belt')('zzzzzz')).toEqual({ ids: [], corrected: undefined })
  })
})
