import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { expect, test } from 'vitest'
import { readStores, writeStores } from './page-stores.ts'

test('what a page is told is read as it was, in few bytes', () => {
  const text = writeStores(STORE_VIEWS)
  expect(readStores(text)).toEqual(STORE_VIEWS)
  expect(new TextEncoder().encode(text).length).toBeLessThan(330)
})

test('also of stores that are closed, put tax on top, or come in another order', () => {
  const odd = STORE_VIEWS.toReversed().map((store, at) => ({
    ...{ ...store, name: `${store.name} & "${at}"`, enabled: at % 2 === 0, pricesIncludeTax: at % 3 === 0 },
  }))
  expect(readStores(writeStores(odd))).toEqual(odd)
})

test.each(['', '\n\n', 'xx\tNowhere'])('%j tells of none', (text) => {
  expect(readStores(text)).toEqual([])
})
