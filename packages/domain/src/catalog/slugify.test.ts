import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugify } from './slugify.ts'

test.each([
  ['Linen Dress', 'linen-dress'],
  ['Bags & Belts', 'bags-and-belts'],
  ['Q&A', 'q-and-a'],
  ['  50% off!  ', '50-off'],
  ['Größe Maß', 'grosse-mass'],
  ['Crème brûlée', 'creme-brulee'],
  ['Платье миди', 'платье-миди'],
  ['Йогурт їжак', 'йогурт-їжак'],
  ['连衣裙 夏季', '连衣裙-夏季'],
  ['!!!', ''],
])('%s becomes %s', (name, slug) => expect(slugify(name)).toBe(slug))

test('a slug of a slug is itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const slug = slugify(name)
      expect(slugify(slug)).toBe(slug)
      expect(slug).not.toMatch(/[\s/?#&]|--|^-|-$/)
    }),
    { numRuns: 1_000 },
  )
})
