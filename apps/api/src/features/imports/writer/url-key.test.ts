import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { expect, test } from 'vitest'
import { urlKeyOf } from './url-key.ts'

// A name without an address of its own gets one, in Latin letters, as its language writes them.

test.each(LANGUAGES)('plain letters are the same address in %s', (language) => {
  expect(urlKeyOf(`Men's "Coat" & tie / 5%`, language)).toBe('mens-coat-and-tie-5')
  expect(urlKeyOf('mens-coat', language)).toBe('mens-coat')
})

test.each([
  ['de', 'Weiße Blüte', 'weisse-bluete'],
  ['uk', 'Її ґудзик', 'ii-gudzyk'],
  ['ru', 'Пальто', 'palto'],
  ['zh', '大衣', 'da-yi'],
] as const)('others are spelled as %s spells them', (language, name, key) => {
  expect(urlKeyOf(name, language)).toBe(key)
})
