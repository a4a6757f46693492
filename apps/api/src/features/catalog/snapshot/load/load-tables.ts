// The small tables of a snapshot: categories, attributes, tax rules, settings of the stores.
import type { TaxRule } from '@vitrine/domain/pricing/tax/tax-rule'
import type { Dialect } from '@vitrine/domain/store/dialect'
import type { Database } from '#api/db/client.ts'
import type { TextByLanguage } from '#api/features/catalog/document/product-body.ts'
import { type Attribute, AttributeIndex, type AttributeOption } from '../attribute-index.ts'
import { type CategoryNode, type CategoryText, CategoryTree } from '../category-tree.ts'

export async function loadCategories(db: Database): Promise<CategoryTree> {
  const rows = await db.selectFrom('category').selectAll().where('is_active', '=', true).execute()
  const texts = Map.groupBy(
    await db.selectFrom('category_text').selectAll().execute(),
    (row) => row.category_id,
  )
  return new CategoryTree(
    rows.map(
      (row): CategoryNode => ({
        id: row.category_id,
        parentId: row.parent_id,
        level: row.level,
        position: row.position,
        includeInMenu: row.include_in_menu,
        image: row.image,
        block: row.block,
        texts: Object.fromEntries((texts.get(row.category_id) ?? []).map(toCategoryText)),
      }),
    ),
  )
}

type TextRow = { language: string; name: string; description: string; url_key: string; url_path: string }
function toCategoryText(row: TextRow): [Dialect, CategoryText] {
  const text = { name: row.name, description: row.description, urlKey: row.url_key, urlPath: row.url_path }
  return [row.language as Dialect, text]
}

export async function loadAttributes(db: Database): Promise<AttributeIndex> {
  const rows = await db
    .selectFrom('attribute')
    .selectAll()
    .orderBy('position')
    .orderBy('attribute_id')
    .execute()
  const optionRows = await db
    .selectFrom('attribute_option')
    .selectAll()
    .orderBy('position')
    .orderBy('option_id')
    .execute()
  const options = Map.groupBy(optionRows, (row) => row.attribute_id)
  return new AttributeIndex(
    rows.map(
      (row): Attribute => ({
        id: row.attribute_id,
        code: row.code,
        input: row.frontend_input,
        labels: row.labels as TextByLanguage,
        position: row.position,
        isFilterable: row.is_filterable,
        isComparable: row.is_comparable,
        isVisibleOnFront: row.is_visible_on_front,
        isUserDefined: row.is_user_defined,
        isOrdered: row.edited_parts.includes('order'),
        options: (options.get(row.attribute_id) ?? []).map(
          ({ option_id, key, labels, swatch }, place): AttributeOption => ({
            id: option_id,
            key,
            labels: labels as TextByLanguage,
            swatch,
            place,
          }),
        ),
      }),
    ),
  )
}

export async function loadTaxRules(db: Database): Promise<TaxRule[]> {
  const rules = await db
    .selectFrom('tax_rule')
    .selectAll()
    .orderBy('priority')
    .orderBy('tax_rule_id')
    .execute()
  const rateRows = await db.selectFrom('tax_rate').selectAll().orderBy('tax_rate_id').execute()
  const rates = Map.groupBy(rateRows, (row) => row.tax_rule_id)
  return rules.map((rule) => ({
    id: rule.tax_rule_id,
    code: rule.code,
    priority: rule.priority,
    customerTaxClassIds: rule.customer_tax_class_ids,
    productTaxClassIds: rule.product_tax_class_ids,
    rates: (rates.get(rule.tax_rule_id) ?? []).map(
      ({ tax_rate_id: id, country, region, postcode, rate }) => ({
        id,
        country,
        region,
        postcode,
        rate,
      }),
    ),
  }))
}

export async function loadSettings(db: Database): Promise<ReadonlyMap<string, Record<string, unknown>>> {
  const rows = await db.selectFrom('store').select(['code', 'settings']).execute()
  return new Map(rows.map(({ code, settings }) => [code, settings as Record<string, unknown>]))
}

export async function readGeneration(db: Database): Promise<number> {
  const row = await db.selectFrom('catalogue_generation').select('current').executeTakeFirst()
  return row?.current ?? 0
}
