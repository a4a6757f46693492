import { describe, expect, test } from 'vitest'
import { readPriceWords } from './read-price-words.ts'

const read = (text: string, currency = 'USD') => {
  const { from, to, rest } = readPriceWords(text, currency) ?? {}
  return [from, to, rest]
}

describe('a price limit typed into the search is dropped', () => {
  test.each<[string, string, ReturnType<typeof read>]>([
    ['dress under $200', 'USD', [undefined, 200, 'dress']],
    ['under 50', 'USD', [undefined, 50, '']],
    ['shirts under 100 dollars', 'USD', [undefined, 100, 'shirts']],
    ['shoes less than 1,500.50', 'USD', [undefined, 1500.5, 'shoes']],
    ['red dress, max 99.90 usd please', 'USD', [undefined, 99.9, 'red dress please']],
    ['bag $100 or less', 'USD', [undefined, 100, 'bag']],
    ['coat over $300', 'USD', [300, undefined, 'coat']],
    ['jeans $50 to $100', 'USD', [50, 100, 'jeans']],
    ['jeans between 50 and 100', 'USD', [50, 100, 'jeans']],
    ['Hemd unter 100 €', 'EUR', [undefined, 100, 'Hemd']],
    ['Kleider bis zu 1.200 Euro', 'EUR', [undefined, 1200, 'Kleider']],
    ['Hose zwischen 50 und 80 Euro', 'EUR', [50, 80, 'Hose']],
    ['Mantel ab 200 Euro', 'EUR', [200, undefined, 'Mantel']],
    ['платье до 10 000 рублей', 'RUB', [undefined, 10_000, 'платье']],
    ['рубашки до 5000', 'RUB', [undefined, 5000, 'рубашки']],
    ['джинсы не дороже 7000 руб.', 'RUB', [undefined, 7000, 'джинсы']],
    ['от 3000 до 5000 р сумка', 'RUB', [3000, 5000, 'сумка']],
    ['светр до 100 євро', 'EUR', [undefined, 100, 'светр']],
    ['сорочки дешевше 80', 'EUR', [undefined, 80, 'сорочки']],
    ['100以下的衬衫', 'USD', [undefined, 100, '衬衫']],
    ['200美元以下连衣裙', 'USD', [undefined, 200, '连衣裙']],
    ['连衣裙100到200美元', 'USD', [100, 200, '连衣裙']],
    ['200以下米色连衣裙', 'USD', [undefined, 200, '米色连衣裙']],
    ['不超过200度假裙', 'USD', [undefined, 200, '度假裙']],
    ['платье до 5 тысяч рублей', 'RUB', [undefined, 5000, 'платье']],
    ['сумка до 2,5 тыс.', 'RUB', [undefined, 2500, 'сумка']],
    ['пальто до 15к', 'RUB', [undefined, 15_000, 'пальто']],
    ['от 3 до 5 тысяч сумка', 'RUB', [3000, 5000, 'сумка']],
    ['coat under $1k', 'USD', [undefined, 1000, 'coat']],
    ['1千以下的大衣', 'USD', [undefined, 1000, '大衣']],
    ['Hemd max. 50 €', 'EUR', [undefined, 50, 'Hemd']],
    ['dress under $100 size 38', 'USD', [undefined, 100, 'dress size 38']],
    ['dress under 100 size M', 'USD', [undefined, 100, 'dress size M']],
    ['платье 48 до 5000', 'RUB', [undefined, 5000, 'платье 48']],
    ['shoes up to 42, under $100', 'USD', [undefined, 100, 'shoes up to 42']],
    ['501 jeans under 100?', 'USD', [undefined, 100, '501 jeans']],
  ])('%s', (text, currency, said) => expect(read(text, currency)).toEqual(said))
})

describe('a number that is no price is taken for one', () => {
  test.each([
    ['boots from 38'],
    ['jeans 32-34'],
    ['Schuhe ab 38'],
    ['ботинки от 40'],
    ['scarf up to 180 cm'],
    ['ботинки до 46 размера'],
    ['up to 50% off'],
    ['OR-1234'],
    ['under50s'],
    ['thunder 50'],
    ['over the knee'],
    ['100% cotton'],
    ['T-shirts between'],
    ['501 jeans'],
    ['nike air max 90'],
    ['air max 270'],
    ['Vapor MAX90'],
    ['Schuhe bis 46'],
    ['Größe bis 50'],
    ['Hose 38 bis 40'],
    ['Hemd von 38 bis 42'],
    ['Kinder bis 12'],
    ['Kinder bis 10 Jahre'],
    ['waschbar bis 30 Grad'],
    ['bis 80 Prozent reduziert'],
    ['платья до 48'],
    ['размер до 50'],
    ['до 50 размера'],
    ['знижки до 50 відсотків'],
    ['from 1990'],
    ['bis 2024'],
    ['iPhone 15 max 256'],
    ['身高160以下'],
    ['体重不超过60公斤'],
    ['不超过10岁'],
  ])('%s', (text) => expect(readPriceWords(text, 'USD')).toBeUndefined())

  test('nothing costs fifty roubles: it is a size', () => {
    expect(readPriceWords('платье до 50', 'RUB')).toBeUndefined()
    expect(read('платье до 50', 'EUR')).toEqual([undefined, 50, 'платье'])
  })
})

test('a price in another currency than the store’s is counted as its own', () => {
  expect(read('dress under €200')).toEqual([undefined, undefined, undefined])
  expect(read('100元以下的衬衫')).toEqual([undefined, undefined, undefined])
})
