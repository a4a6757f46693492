import { expect, it } from 'vitest'
import { differences } from './differences.ts'

const TEXTS = { en: { name: 'Coat', url_key: 'coat' }, de: { name: 'Mantel', url_key: 'mantel' } }

it('tells the fields that differ, and no others', () => {
  expect(differences(TEXTS, { ...TEXTS, de: { name: 'Wollmantel', url_key: 'mantel' } })).toEqual([
    { path: ['de', 'name'], was: 'Mantel', now: 'Wollmantel' },
  ])
})

it('tells what came and what went', () => {
  const { de: _, ...english } = TEXTS
  expect(differences({ us: { price: 20 } }, { us: null })).toEqual([
    { path: ['us', 'price'], was: '20', now: '–' },
  ])
  expect(differences(english, TEXTS).map(({ path, was }) => [path.join(' '), was])).toEqual([
    ['de name', '–'],
    ['de url_key', '–'],
  ])
})

it.each([
  { was: true, now: false, told: ['✓', '–'] },
  { was: null, now: 'a.jpg', told: ['–', 'a.jpg'] },
  { was: ['women', 'coats'], now: ['women'], told: ['women, coats', 'women'] },
  { was: [{ path: '1.jpg', label: '' }], now: [{ path: '1.jpg', label: 'Front' }], told: ['1.jpg', 'Front'] },
  { was: [{ titles: { en: 'Colour' } }], now: ['–'], told: ['Colour', '–'] },
])('$was that became $now is told in words', ({ was, now, told: [before, after] }) => {
  expect(differences(was, now)).toEqual([{ path: [], was: before, now: after }])
})

it('an empty field and none are the same', () => {
  expect(differences({ description: '' }, {})).toEqual([])
})
