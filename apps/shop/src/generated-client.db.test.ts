// A client generated from the description of the API, by somebody who never saw this code, buys a dress.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Api } from '@vitrine/api/app'
import { createFeatures } from '@vitrine/api/features'
import { importCatalogue } from '@vitrine/api/features/imports/index'
import { createLogger } from '@vitrine/api/log'
import { bundleChild } from '@vitrine/api/testing/bundle-child'
import { buildTestApi } from '@vitrine/api/testing/test-api'
import { createTestDatabase, type TestDatabase } from '@vitrine/api/testing/test-database'
import type { ConfigurableChild, Product } from '@vitrine/domain/catalog/product'
import { generate } from 'openapi-typescript-codegen'
import { afterAll, beforeAll, expect, test } from 'vitest'

type Reply = { code: number; result: never }
type Calls = Record<string, (asked: object) => Promise<Reply>>
type Client = Record<string, Calls> & { OpenAPI: { BASE: string } }

let database: TestDatabase
let api: Api
let dataDir: string
let client: Client
const folder = resolve('.cache/generated-client')

beforeAll(async () => {
  database = await createTestDatabase()
  const { demoShop } = await import('@vitrine/demo/demo-shop')
  const now = new Date()
  await importCatalogue(database.db, demoShop({ now: now.toISOString() }), { source: 'demo' })
  dataDir = mkdtempSync(join(tmpdir(), 'vitrine-generated-'))
  const mail = { url: undefined, from: 'shop@vitrine.example', showsOutbox: false }
  const { features } = createFeatures({
    db: database.db,
    log: createLogger('silent'),
    now: () => new Date(),
    ...{ dataDir, shopDataDir: dataDir, publicUrl: 'https://shop.test', mail },
  })
  api = await buildTestApi({ db: database.db, features })
  await api.app.listen({ host: '127.0.0.1', port: 0 })
  const description = (await api.app.inject('/openapi.json')).json()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await generate({ input: description, output: folder, useOptions: true })
  // Its files name each other without an ending, which Node alone does not find.
  client = await import(await bundleChild(join(folder, 'index.ts')))
  client.OpenAPI.BASE = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await api.app.close()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('it compiles under the strictest rules', () => {
  const settings = { compilerOptions: { strict: true, noEmit: true, skipLibCheck: true, types: ['node'] } }
  const options = {
    ...settings.compilerOptions,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['.'] }))
  execFileSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', folder], {
    stdio: 'pipe',
  })
})

async function ask<T>(group: string, call: string, asked: object): Promise<T> {
  const { code, result } = (await client[group]?.[call]?.({ xVsStoreCode: 'de', ...asked })) ?? {}
  expect([call, code]).toEqual([call, 200])
  return result as T
}

test('from the search to the order', async () => {
  const requestBody = {
    _sourceInclude: 'sku,name,type_id,configurable_children',
    size: 20,
    searchQuery: {
      _searchText: 'Kleid',
      _appliedFilters: [
        { attribute: 'stock.is_in_stock', value: { eq: true } },
        { attribute: 'type_id', value: { eq: 'configurable' } },
      ],
    },
  }
  const { items } = await ask<{ items: Product[] }>('CatalogService', 'catalogPost', { requestBody })
  const children = items.flatMap(({ configurable_children }) => configurable_children)
  const child = children.find(({ stock }) => stock.qty > 3) as ConfigurableChild
  const cartId = await ask<string>('CartService', 'cartCreate', {})
  const line = { cartItem: { sku: child.sku, qty: 1 }, operationId: 'generated-1' }
  await ask('CartService', 'cartUpdate', { cartId, requestBody: line })
  const [delivery] = await ask<{ method_code: string; carrier_code: string }[]>(
    'CartService',
    'cartShippingMethods',
    { cartId, requestBody: { address: { country_id: 'DE' } } },
  )
  const payments = await ask<{ code: string }[]>('CartService', 'cartPaymentMethods', { cartId })
  const address = {
    ...{ firstname: 'Ada', lastname: 'Byron', street: ['Hauptstraße 1'], city: 'Berlin', postcode: '10115' },
    ...{ country_id: 'DE', email: 'ada@example.com', telephone: '+4930123456' },
  }
  const order = {
    order_id: 'generated-order-1',
    cart_id: cartId,
    products: [{ sku: child.sku, qty: 1 }],
    addressInformation: {
      shippingAddress: address,
      billingAddress: address,
      shipping_method_code: delivery?.method_code,
      shipping_carrier_code: delivery?.carrier_code,
      payment_method_code: payments[0]?.code,
    },
  }
  const placed = await ask<{ orderNumber: string }>('OrderService', 'orderPlace', { requestBody: order })
  expect(placed.orderNumber).toMatch(/^\d+$/)
  expect(await ask('OrderService', 'orderPlace', { requestBody: order })).toMatchObject(placed)
})

test('a refusal reaches it with its status, its field and words in the language of the store', async () => {
  const asked = {
    cartId: 'f'.repeat(32),
    requestBody: { cartItem: { sku: 'A', qty: 1 } },
    xVsStoreCode: 'de',
  }
  await expect(client.CartService?.cartUpdate?.(asked)).rejects.toMatchObject({
    status: 404,
    body: { meta: { field: 'cartId', message: 'Diesen Warenkorb gibt es nicht mehr.' } },
  })
})
