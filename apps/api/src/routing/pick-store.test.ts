// Which store a program means, by any of the places clients have put it, and which one answers.
import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { expect, test } from 'vitest'
import { askedStoreCode, pickStore } from './pick-store.ts'

type Asked = Parameters<typeof askedStoreCode>[0]
const ask = (asked: Partial<Asked>) => askedStoreCode({ headers: {}, query: undefined, ...asked })

test.each<[where: string, asked: Partial<Asked>, code: string | undefined]>([
  ['the header goes before all', { headers: { 'x-vs-store-code': 'de' }, query: { storeCode: 'us' } }, 'de'],
  ['an empty header says nothing', { headers: { 'x-vs-store-code': '' }, query: { store: 'ua' } }, 'ua'],
  ['the newer name goes before the older one', { query: { store: 'us', storeCode: 'de' } }, 'de'],
  ['the address goes before the body', { query: { store: 'us' }, body: { storeCode: 'de' } }, 'us'],
  ['a body that stands for an address', { body: { store: 'cn' } }, 'cn'],
  ['given twice is given by nobody', { query: { storeCode: ['de', 'us'], store: 'ru' } }, 'ru'],
  ['nowhere', { query: null, body: 'text' }, undefined],
])('%s', (_, asked, code) => expect(ask(asked)).toBe(code))

test('a closed or unknown store is answered by the first, as if nobody had asked', () => {
  const closed = STORE_VIEWS.map((store) => ({ ...store, enabled: store.code !== 'de' }))
  expect(pickStore('de', STORE_VIEWS).code).toBe('de')
  const first = pickStore(undefined, closed).code
  expect(['de', 'xx', '', '__proto__'].map((code) => pickStore(code, closed).code)).toEqual(
    Array(4).fill(first),
  )
  const allClosed = STORE_VIEWS.map((store) => ({ ...store, enabled: false }))
  expect(pickStore('de', allClosed).code).toBe(first)
})
