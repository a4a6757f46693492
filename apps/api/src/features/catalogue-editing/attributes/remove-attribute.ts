import type { CallParsed } from '@vitrine/contract/call'
import type {
  EditedAttributeList,
  removeAttribute as removeCall,
} from '@vitrine/contract/catalog/editing/attributes'
import { catalogueFault } from '@vitrine/domain/catalog/editing/refusals'
import type { Language } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { waitForCatalogue } from '#api/db/notice/catalogue-lock.ts'
import { ShopError } from '#api/errors.ts'
import { auditedAttribute } from './audited-attribute.ts'
import { noteShown } from './note-shown.ts'
import { assertSeen } from './save-attribute.ts'
import { selectAttributes } from './select-attributes.ts'
import { readAttribute } from './stored-attribute.ts'

type Wish = CallParsed<typeof removeCall>['body'] & { id: number; language: Language }

/** Only what no product has, and no variants differ in, whatever their state. */
export async function removeAttribute(
  ctx: Context,
  { id, version, language }: Wish,
): Promise<EditedAttributeList> {
  assertMay(ctx, 'catalog:write')
  return inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    await waitForCatalogue(ctx)
    const { edited: gone } = await readAttribute(db, id)
    assertSeen(gone, version)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from product_axis where attribute_id = ${id}`.execute(db)
    const count = Math.max(gone.products, rows[0]?.count ?? 0)
    if (count > 0)
      throw new ShopError('CONFLICT', {
        message: 'ATTRIBUTE_IN_USE',
        details: [catalogueFault('id', 'ATTRIBUTE_IN_USE', { count })],
      })
    await db.deleteFrom('attribute').where('attribute_id', '=', id).execute()
    await noteShown(ctx, [])
    await audit(ctx, {
      ...{ may: 'catalog:write', entity: 'attribute', id: gone.code },
      ...{ before: auditedAttribute(gone), after: null },
    })
    return selectAttributes(db, language)
  })
}
