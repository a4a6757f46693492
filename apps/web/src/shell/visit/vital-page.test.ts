import { expect, test } from 'vitest'
import { vitalPageOf } from './vital-page.ts'

test.each([
  ['/us', undefined, 'home'],
  ['/de/', undefined, 'home'],
  ['/us/women/dresses', 'category', 'category'],
  ['/us/wool-coat', 'product', 'product'],
  ['/us/search', undefined, 'search'],
  ['/us/cart', undefined, 'cart'],
  ['/us/checkout', undefined, 'checkout'],
  ['/us/my-account/orders', undefined, 'account'],
  ['/us/i/privacy-policy', 'content', 'other'],
])('%s, a %s, is counted as %s', (path, kind, page) => {
  expect(vitalPageOf(path, kind)).toBe(page)
})
