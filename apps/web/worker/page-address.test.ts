import { describe, expect, it, test } from 'vitest'
import { cacheAddress, isCabinet } from './page-address.ts'

const SHOP = 'https://shop.test'

describe('the address of a copy', () => {
  it.each([
    ['/us/women/?utm_source=mail', '/us/women'],
    ['/us/women?size=M&color=red', '/us/women?color=red&size=M'],
    ['/us/cart?coupon=x', '/us/cart'],
    ['/us/cart/?token=x', '/us/cart/'],
    ['/de/p/A/b', '/de/p/A/b'],
    ['/us/wishlist', '/us/wishlist'],
  ])('of %s is %s', (asked, cached) => {
    expect(cacheAddress(SHOP + asked)).toBe(SHOP + cached)
  })

  it.each([
    '/us/order/81',
    '/us/successful-payment?order=81',
    '/us/account',
    '/us/newsletter/confirm/secret',
    '/us/alerts/confirm/secret',
    '/us/wishlist/h4rd2guess',
    '/de/cabinet/x',
    '/us/cart/h4rd2guess',
    '/us/women?token=secret',
  ])('%s has none', (path) => {
    expect(cacheAddress(SHOP + path)).toBeUndefined()
  })
})

test('pages of the cabinet are known in every store, and nothing that only sounds like them', () => {
  const asked = ['/de/cabinet', '/ua/cabinet/products/7', '/de/cabinets', '/de/p/cabinet']
  expect(asked.map((path) => isCabinet(SHOP + path))).toEqual([true, true, false, false])
})
