import type { ProductType } from '@vitrine/domain/catalog/records'
import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import type { Database } from '#api/db/client.ts'
import { json } from '#api/db/json.ts'

/** Taxes; stores are there from the start, products are added one by one. */
export async function aCatalogue(db: Database): Promise<void> {
  await db.insertInto('tax_class').values({ tax_class_id: 2, name: 'Goods' }).execute()
  const { tax_rule_id } = await db
    .insertInto('tax_rule')
    .values({ code: 'VAT', product_tax_class_ids: [2] })
    .returning('tax_rule_id')
    .executeTakeFirstOrThrow()
  await db.insertInto('tax_rate').values({ tax_rule_id, country: 'DE', rate: 19 }).execute()
}

type ProductFacts = {
  sku: string
  type?: ProductType
  priceMinor?: number | null
  specialMinor?: number
  qty?: number
  lowStockQty?: number
  status?: number
  visibility?: number
  names?: Record<string, string>
}

/** Priced alike in every store, in stock and visible unless told otherwise. */
export async function aProduct(db: Database, facts: ProductFacts): Promise<number> {
  const { sku, type = 'simple', priceMinor = 10_000, names = { en: sku } } = facts
  const { product_id } = await db
    .insertInto('product')
    .values({
      sku,
      type_id: type,
      tax_class_id: 2,
      status: facts.status ?? 1,
      visibility: facts.visibility ?? 4,
    })
    .returning('product_id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('product_text')
    .values(
      Object.entries(names).map(([language, name]) => ({
        product_id,
        language,
        name,
        url_key: sku.toLowerCase(),
      })),
    )
    .execute()
  if (priceMinor !== null)
    await db
      .insertInto('product_price')
      .values(
        STORE_VIEWS.map(({ storeId }) => ({
          product_id,
          store_id: storeId,
          price_minor: priceMinor,
          special_minor: facts.specialMinor ?? null,
        })),
      )
      .execute()
  await db
    .insertInto('stock_item')
    .values({ product_id, qty: facts.qty ?? 100, low_stock_qty: facts.lowStockQty ?? 3 })
    .execute()
  return product_id
}

/** A parent `sku` with a variant for each size, and the attribute they differ in. */
export async function aConfigurable(db: Database, { sku, sizes }: { sku: string; sizes: string[] }) {
  const parentId = await aProduct(db, { sku, type: 'configurable', names: { en: 'Dress', de: 'Kleid' } })
  const { attribute_id: attributeId } = await db
    .insertInto('attribute')
    .values({
      code: `size_${sku.toLowerCase()}`,
      frontend_input: 'select',
      labels: json({ en: 'Size', de: 'Größe' }),
    })
    .returning('attribute_id')
    .executeTakeFirstOrThrow()
  await db.insertInto('product_axis').values({ parent_id: parentId, attribute_id: attributeId }).execute()
  const optionIds: Record<string, number> = {}
  for (const [position, size] of sizes.entries()) {
    const { option_id } = await db
      .insertInto('attribute_option')
      .values({ attribute_id: attributeId, key: size, labels: json({ en: size }) })
      .returning('option_id')
      .executeTakeFirstOrThrow()
    const childId = await aProduct(db, { sku: `${sku}-${size}`, visibility: 1 })
    await db
      .insertInto('product_attribute')
      .values({ product_id: childId, attribute_id: attributeId, option_id, value: null })
      .execute()
    await db
      .insertInto('product_variant')
      .values({ child_id: childId, parent_id: parentId, position })
      .execute()
    optionIds[size] = option_id
  }
  return { attributeId: String(attributeId), optionIds }
}

type Part = { productId: number; qty: number }

/** A set with one required choice among its parts; answers the ids of choice and parts. */
export async function aBundle(db: Database, { sku, parts }: { sku: string; parts: Part[] }) {
  const productId = await aProduct(db, { sku, type: 'bundle', priceMinor: null, qty: 0 })
  const { option_id } = await db
    .insertInto('bundle_option')
    .values({ product_id: productId, position: 1, titles: json({ en: 'Parts' }), type: 'checkbox' })
    .returning('option_id')
    .executeTakeFirstOrThrow()
  const selections = await db
    .insertInto('bundle_selection')
    .values(
      parts.map((part, position) => ({ option_id, product_id: part.productId, position, qty: part.qty })),
    )
    .returning('selection_id')
    .execute()
  const option_selections = selections.map((one) => String(one.selection_id))
  return {
    product_option: {
      extension_attributes: {
        bundle_options: [{ option_id: String(option_id), option_qty: 1, option_selections }],
      },
    },
  }
}
