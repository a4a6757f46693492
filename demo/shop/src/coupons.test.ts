import { expect, test } from 'vitest'
import { categories } from './categories/categories.ts'
import { demoCoupons } from './coupons.ts'

test('coupons are for categories the shop has, and cost something everywhere they are for', () => {
  const keys = new Set([...categories()].map(({ key }) => key))
  for (const { categories: own = [], type, amountMinor, stores } of demoCoupons) {
    expect(own.filter((key) => !keys.has(key))).toEqual([])
    if (type === 'fixed') expect(Object.keys(amountMinor ?? {})).toEqual(expect.arrayContaining([...stores]))
  }
})
