// Scarves at 119 euros, 19 of them tax, and two partners who show them.
import type { Database } from '#api/db/client.ts'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { aCoupon } from '#api/features/promotions/testing/a-coupon.ts'

export const MILA = 7
export const TESSA = 8

export async function setScene(db: Database) {
  await aCatalogue(db)
  const scarf = await aProduct(db, { sku: 'SCARF', priceMinor: 11_900, qty: 9_000 })
  await aProduct(db, { sku: 'SOCK', priceMinor: 1_190, qty: 9_000 })
  const partner = { roles: ['blogger'] as never, phone: null }
  await db
    .insertInto('customer')
    .values([
      { customer_id: MILA, email: 'mila@example.org', ...partner },
      { customer_id: TESSA, email: 'tessa@example.org', ...partner },
      { customer_id: 9, email: 'ann@example.org' },
    ])
    .execute()
  await db
    .insertInto('partner_code')
    .values([
      { customer_id: MILA, code: 'mila' },
      { customer_id: TESSA, code: 'tessa' },
    ])
    .execute()
  return { scarf, coupon: await aCoupon(db, { code: 'MILA10', partner_id: MILA }) }
}
