import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Api } from '#api/app.ts'
import { json } from '#api/db/json.ts'
import { cartFeature } from '#api/features/cart/index.ts'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { checkoutFeature } from '#api/features/checkout/index.ts'
import { getOrderFor } from '#api/features/orders/index.ts'
import { takeOrderStep } from '#api/features/orders/take-step.ts'
import { aBuyer } from '#api/features/orders/testing/a-buyer.ts'
import { CROWD_POOL } from '#api/features/orders/testing/crowd.ts'
import { ordersFeature } from '#api/features/orders/testing/orders-feature.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { createInvoices } from '../index.ts'
import { type InvoiceGuards, issueInvoice } from '../issue-invoice.ts'

const publicUrl = 'https://shop.example'
const now = new Date('2026-03-05T12:00:00Z')

/** A German company whose orders are of two scarves, with no invoice yet at the beginning of each test. */
export function anInvoiceShop() {
  let database: TestDatabase
  let api: Api
  const db = () => database.db
  beforeAll(async () => {
    database = await createTestDatabase({ max: CROWD_POOL })
    await aCatalogue(db())
    await aProduct(db(), { sku: 'SCARF', priceMinor: 11_900, qty: 500 })
    const invoices = createInvoices({
      publicUrl,
      findOrder: (ctx, asked) => getOrderFor(ctx, 'order:read', asked),
    })
    const settings = {
      company: 'Vitrine Retail GmbH',
      address: 'Weg 1\nBerlin',
      legal_lines: ['HRB 1, VAT DE1'],
    }
    await db().deleteFrom('cms_block').where('identifier', '=', 'cms_settings').execute()
    await sql`insert into cms_block (identifier, language, title, active, store_id, json)
      values ('cms_settings', '*', '', true, 0, ${json(settings)})`.execute(db())
    const features = [cartFeature, checkoutFeature, ordersFeature, invoices]
    api = await buildTestApi({ db: db(), features, now: () => now })
  })
  beforeEach(async () => {
    await db().deleteFrom('shop_order').execute()
    await db().deleteFrom('invoice_counter').execute()
  })
  afterAll(async () => {
    await api.app.close()
    await database.drop()
  })

  const client = () => api.clientFor({ store: 'de' })
  const system = () => aContext(db(), { actor: { kind: 'system', job: 'payments.receive' } })
  const placed = async () => {
    const { buy } = await aBuyer(client(), [{ sku: 'SCARF', qty: 2 }])
    const { order, access_key } = await buy()
    return { ...order, key: access_key }
  }
  return {
    ...{ publicUrl, now, db, client, system, placed },
    async paid() {
      const order = await placed()
      await takeOrderStep(system(), { orderId: order.id, step: 'pay', by: 'system' })
      return order
    },
    issue: (orderId: number, guards?: InvoiceGuards) => issueInvoice(db(), { orderId, now }, guards),
  }
}
