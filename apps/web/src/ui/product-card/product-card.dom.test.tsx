import type { ProductCard as CatalogueCard } from '@vitrine/domain/catalog/product'
import { describe, expect, it } from 'vitest'
import { all, find, page, textOf } from '#web/engine/testing/find.ts'
import { openPage, wordsIn } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { toCardProduct } from '#web/lib/catalog/card-product.ts'
import { aCard, aStock } from '#web/lib/catalog/testing/a-product.ts'
import { ProductCard } from './product-card.tsx'
import { ProductRail } from './product-rail.tsx'

const open = (facts: Partial<CatalogueCard> = {}, store = 'us') =>
  openPage(<ProductCard product={toCardProduct(aCard('DRESS', facts))} />, {
    ...{ shop: scriptedEngine(), store },
    ...(store === 'de' && { t: wordsIn('de') }),
  })
/** All marks in the corner of the picture. */
const marks = () => [...(document.querySelector('article > div')?.children ?? [])].map(textOf)
const swatches = (count: number, isShown = true) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: String(at), label: `Colour ${at}`, swatch: isShown ? '#102030' : null, image: null },
  }))

describe('the marks of a card', () => {
  const reduced = { price_incl_tax: 60, old_price: 80 }
  it.each<[string, Partial<CatalogueCard>, string[]]>([
    ['nothing to say', {}, []],
    ['reduced', reduced, ['−25%']],
    ['new', { new: true }, ['New']],
    ['of the last pieces', { stock: aStock(2) }, ['Few left']],
    [
      'all of it: two at most, the reduction first',
      { ...reduced, new: true, stock: aStock(2) },
      ['−25%', 'New'],
    ],
    ['gone: that alone', { ...reduced, new: true, stock: aStock(0) }, ['Sold out']],
    ['too little reduced to speak of', { price_incl_tax: 99.9, old_price: 100 }, []],
    ['dearer than before', { price_incl_tax: 90, old_price: 80 }, []],
  ])('%s', async (_, facts, expected) => {
    await open(facts)
    expect(marks()).toEqual(expected)
  })

  it('in the Union a reduction counts from the lowest price before, elsewhere from the last', async () => {
    const facts = { price_incl_tax: 60, old_price: 100, lowest_price: 80 }
    const { leave } = await open(facts, 'de')
    expect(marks()).toEqual(['−25 %'])
    leave()
    await open(facts)
    expect(marks()).toEqual(['−40%'])
  })
})

describe('the price of a card', () => {
  it('that was reduced tells a listener which is the old one', async () => {
    await open({ price_incl_tax: 60, old_price: 80 })
    expect(textOf(document.querySelector('del'))).toBe('was $80')
  })

  it('of variants starts with the cheapest, where they differ', async () => {
    const { leave } = await open({ price_incl_tax: 59, max_price: 65 })
    expect(page()).toContain('from $59')
    leave()
    await open({ price_incl_tax: 59, max_price: 59 })
    expect(page()).not.toContain('from')
  })

  it('in the German store is written as Germans write it', async () => {
    await open({ price_incl_tax: 1_059.5 }, 'de')
    expect(page()).toContain('1.059,50 €')
  })
})

describe('the colours of a card', () => {
  it.each([
    [1, true, ''],
    [2, true, '2 colours'],
    [4, true, '4 colours'],
    [6, true, '+26 colours'],
    [3, false, '3 colours'],
  ])('%s of them, with dots to show: %s, read "%s"', async (count, isShown, words) => {
    await open({ swatches: swatches(count, isShown) })
    const line = document.querySelector('[data-card-body] > div')
    expect(textOf(line)).toBe(words)
    expect([...(line?.querySelectorAll('[style]') ?? [])]).toHaveLength(isShown ? Math.min(4, count) : 0)
  })
})

it('the card is one link, to its own page', async () => {
  await open({ url_path: 'women/linen dress' })
  expect(all('link').map((one) => one.getAttribute('href'))).toEqual(['/women/linen%20dress'])
})

it('a row of bestsellers says the place of each, any other row does not', async () => {
  const products = ['A', 'B', 'C'].map((sku) => toCardProduct(aCard(sku)))
  const shop = scriptedEngine()
  const { leave } = await openPage(<ProductRail label="Bestsellers" products={products} isRanked />, { shop })
  expect(all('link').map(textOf)).toEqual(['1Linen A$59', '2Linen B$59', '3Linen C$59'])
  leave()
  await openPage(<ProductRail label="Similar" products={products} />, { shop })
  expect(textOf(find('link'))).toBe('Linen A$59')
})
