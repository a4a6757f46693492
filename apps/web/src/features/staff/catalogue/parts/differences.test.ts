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

it('what differs inside a list whose names are the same was no difference, and was written over unseen', () => {
  const engraving = (price: number) => [{ titles: { en: 'Engraving' }, choices: [{ titles: {}, price }] }]
  expect(differences(engraving(5), engraving(9), ['custom_options'])).toEqual([
    { path: ['custom_options', '0', 'choices', '0', 'price'], was: '5', now: '9' },
  ])
  const picture = (color_key: string | null) => [{ path: 'a.jpg', label: 'Front', color_key }]
  expect(differences(picture(null), picture('red'), ['media'])).toEqual([
    { path: ['media', '0', 'color_key'], was: '–', now: 'red' },
  ])
})

it('an empty field and none are the same', () => {
  expect(differences({ description: '' }, {})).toEqual([])
})
