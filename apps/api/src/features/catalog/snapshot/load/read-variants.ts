import type { Dialect } from '@vitrine/domain/store/dialect'
import type { Database } from '#api/db/client.ts'
import type { Labels } from '#api/features/catalog/document/labels.ts'
import type { NamedVariant } from '#api/features/catalog/document/part-option.ts'

/** Those of the products that are variants, by id. */
export async function readVariants(
  db: Database,
  ids: readonly number[],
  { dialect, labels }: { dialect: Dialect; labels: Labels },
): Promise<Map<number, NamedVariant>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('product_variant')
    .innerJoin('product_axis', 'product_axis.parent_id', 'product_variant.parent_id')
    .innerJoin('attribute', 'attribute.attribute_id', 'product_axis.attribute_id')
    .innerJoin('product_attribute', (join) =>
      join
        .onRef('product_attribute.product_id', '=', 'product_variant.child_id')
        .onRef('product_attribute.attribute_id', '=', 'product_axis.attribute_id'),
    )
    .leftJoin('product_text as own', (join) =>
      join.onRef('own.product_id', '=', 'product_variant.parent_id').on('own.language', '=', dialect),
    )
    .leftJoin('product_text as english', (join) =>
      join.onRef('english.product_id', '=', 'product_variant.parent_id').on('english.language', '=', 'en'),
    )
    .select(['child_id', 'attribute.attribute_id', 'code', 'option_id'])
    .select(({ fn }) => fn.coalesce('own.name', 'english.name').as('name'))
    .where('child_id', '=', (eb) => eb.fn.any(eb.val([...new Set(ids)])))
    .orderBy('product_axis.position')
    .execute()
  const variants = new Map<number, NamedVariant>()
  for (const { child_id, attribute_id, code, option_id, name } of rows) {
    if (option_id === null) continue
    const value = {
      attribute_id: String(attribute_id),
      attribute_code: code,
      label: labels.attribute(code)?.label ?? code,
      option_id: String(option_id),
      value: labels.option(option_id)?.label ?? '',
    }
    const values = [...(variants.get(child_id)?.values ?? []), value]
    variants.set(child_id, { name: name ?? '', values })
  }
  return variants
}
