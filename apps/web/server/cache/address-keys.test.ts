import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { describe, expect, it } from 'vitest'
import { createAddressKeys } from './address-keys.ts'
import { isPrivatePath } from './cache-key.ts'

const keys = () => createAddressKeys(() => STORE_VIEWS)

describe('two addresses of one page', () => {
  it.each([
    ['/us/women?utm_source=mail&gclid=1', '/us/women'],
    ['/us/women?ref=mila', '/us/women'],
    ['/us/women?page=2&sort=price', '/us/women?sort=price&page=2'],
    ['/us/women?page=', '/us/women'],
  ])('%s is kept as %s', (one, other) => {
    const { of } = keys()
    expect(of(one)).toBe(of(other))
    expect(of(one)).not.toBe('')
  })

  it.each([
    ['/us/women', '/de/women'],
    ['/us/women', '/en/women'],
    ['/us/women?page=2', '/us/women?page=3'],
    ['/us/women', '/us/women.data'],
    ['/us/p/A/dress?childSku=A-1', '/us/p/A/dress?childSku=A-2'],
  ])('%s and %s are two pages', (one, other) => {
    const { of } = keys()
    expect(of(one)).not.toBe(of(other))
  })

  it.each(['/', '/women', '//us/women', '/us//women', '/us/women/', '/xx/women'])(
    'no page is kept for %s, which is led to another',
    (address) => {
      expect(keys().of(address)).toBe('')
    },
  )
})

it('a store that closes is closed at once, also at addresses that were asked for all day', () => {
  let stores = STORE_VIEWS
  const { of, known, forget } = createAddressKeys(() => stores)
  expect(of('/de/damen')).not.toBe('')
  stores = STORE_VIEWS.map((one) => (one.code === 'de' ? { ...one, enabled: false } : one))
  forget()
  expect([known('/de/damen'), of('/de/damen'), of('/us/women') !== '']).toEqual([undefined, '', true])
})

describe('pages that are somebody’s own', () => {
  it.each([
    '/us/cart',
    '/us/cart.data',
    '/us/cart/h4rd2guess',
    '/us/checkout',
    '/us/order/81',
    '/us/my-account/orders/81',
    '/us/admin',
    '/us/admin.data',
    '/us/cabinet/sales',
    '/us/return',
    '/us/withdrawal',
  ])('%s is kept for nobody else', (path) => {
    expect(isPrivatePath(path, '/us')).toBe(true)
  })

  it.each(['/us', '/us/women', '/us/carts', '/us/p/admin/x', '/us/administration'])(
    '%s is for everybody',
    (path) => expect(isPrivatePath(path, '/us')).toBe(false),
  )

  it('are so at an address without a store, too', () => {
    expect([isPrivatePath('/cart', '/'), isPrivatePath('/women', '/')]).toEqual([true, false])
  })
})
