import type { Context } from '#api/context.ts'
import type { EntitySource } from '#api/entity-source.ts'
import type { ReadContext } from '#api/features/catalog/read/read-context.ts'
import { listAttributes } from '#api/features/catalog/tree/list-attributes.ts'
import { listCategories } from '#api/features/catalog/tree/list-categories.ts'
import { toTaxRule } from './to-tax-rule.ts'

/** What the snapshot of the catalogue itself holds. */
export function catalogueSources(reading: (ctx: Context) => ReadContext): EntitySource[] {
  return [
    {
      type: 'category',
      optionalFields: ['block'],
      textFields: ['name', 'url_path'],
      sort: 'position:asc',
      read: (ctx) => listCategories(reading(ctx)),
    },
    {
      type: 'attribute',
      textFields: ['frontend_label', 'attribute_code'],
      sort: 'position:asc',
      read: (ctx) => listAttributes(reading(ctx)),
    },
    {
      type: 'taxrule',
      textFields: ['code'],
      sort: 'id:asc',
      read: (ctx) => reading(ctx).snapshot.taxRules.map(toTaxRule),
    },
  ]
}
