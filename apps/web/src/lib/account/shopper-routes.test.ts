import { expect, test } from 'vitest'
import { isShopperPath, shopperManifestOf } from './shopper-routes.ts'

test.each(['/admin', '/admin/orders/7', '/admin.data', '/Admin/keys', 'cabinet', 'cabinet/sales.data'])(
  '%s is a desk of staff or partners',
  (path) => expect(isShopperPath(path)).toBe(false),
)

test.each([
  '/',
  '/women',
  '/administer',
  '/cabinets-and-shelves',
  '/c/cabinet',
  '/my-account',
  '/_root.data',
])('%s is a page of a shopper', (path) => expect(isShopperPath(path)).toBe(true))

test('the table of a shopper lies beside the whole one', () => {
  expect(shopperManifestOf('/assets/manifest-0a1b2c.js')).toBe('/assets/shopper-manifest-0a1b2c.js')
})
