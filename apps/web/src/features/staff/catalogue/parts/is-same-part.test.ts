import { expect, it } from 'vitest'
import { isSamePart } from './is-same-part.ts'

it.each([
  [
    'a language that says nothing',
    { en: { name: 'Cap' } },
    { en: { name: 'Cap' }, de: { name: '', text: '' } },
  ],
  ['a mark that is not set', {}, { new: false }],
  ['a store where it is not sold', { us: { price: 20 } }, { us: { price: 20 }, de: null }],
  ['fields in another order', { name: 'Cap', url_key: 'cap' }, { url_key: 'cap', name: 'Cap' }],
])('%s is no change', (_what, was, now) => {
  expect([isSamePart(was, now), isSamePart(now, was)]).toEqual([true, true])
})

it.each<[string, unknown, unknown]>([
  ['a text that is emptied', { de: { name: 'Mütze' } }, { de: { name: '' } }],
  ['a list in another order', ['a', 'b'], ['b', 'a']],
  ['an empty row', [], [{ titles: { en: '' } }]],
  ['a place for an answer', {}, { season: [] }],
  ['a price of nothing', { us: null }, { us: { price: 0 } }],
  [
    'a price that is no number',
    { us: { special_price: 5 } },
    { us: { price: Number.NaN, special_price: 5 } },
  ],
  ['off instead of on', 1, 2],
  ['a switch', true, false],
])('%s is one', (_what, was, now) => {
  expect([isSamePart(was, now), isSamePart(now, was)]).toEqual([false, false])
})
