import type { VariantValue } from '@vitrine/domain/catalog/product'
import type { Database } from '#api/db/client.ts'
import type { Labels } from '#api/features/catalog/document/labels.ts'

/** What each of these is that is a variant, in the order of its parent's axes. */
export async function readVariants(
  db: Database,
  ids: readonly number[],
  labels: Labels,
): Promise<Map<number, VariantValue[]>> {
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
    .select(['child_id', 'attribute.attribute_id', 'code', 'option_id'])
    .where('child_id', '=', (eb) => eb.fn.any(eb.val([...new Set(ids)])))
    .orderBy('product_axis.position')
    .execute()
  const variants = new Map<number, VariantValue[]>()
  for (const { child_id, attribute_id, code, option_id } of rows) {
    if (option_id === null) continue
    const value = {
      attribute_id: String(attribute_id),
      attribute_code: code,
      label: labels.attribute(code)?.label ?? code,
      option_id: String(option_id),
      value: labels.option(option_id)?.label ?? '',
    }
    variants.set(child_id, [...(variants.get(child_id) ?? []), value])
  }
  return variants
}
