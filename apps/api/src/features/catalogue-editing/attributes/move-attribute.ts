import type { CallParsed } from '@vitrine/contract/call'
import type {
  EditedAttributeList,
  moveAttribute as moveCall,
} from '@vitrine/contract/catalog/editing/attributes'
import { catalogueFault } from '@vitrine/domain/catalog/editing/refusals'
import type { Language } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { waitForCatalogue } from '#api/db/notice/catalogue-lock.ts'
import { noteAttributes } from '#api/db/notice/note-attributes.ts'
import { invalidInput, ShopError } from '#api/errors.ts'
import { selectAttributes } from './select-attributes.ts'

type Wish = CallParsed<typeof moveCall>['body'] & { id: number; language: Language }

/** From the order its asker saw: of two who move at once the second is told. */
export async function moveAttribute(
  ctx: Context,
  { id, list, before, language }: Wish,
): Promise<EditedAttributeList> {
  assertMay(ctx, 'catalog:write')
  return inTransaction(ctx, async (ctx) => {
    await waitForCatalogue(ctx)
    const was = await selectAttributes(ctx.db, language)
    const moved = was.items.find((one) => one.id === id)
    if (!moved) throw new ShopError('ATTRIBUTE_NOT_FOUND')
    if (was.version !== list) throw overtaken(was)
    const others = was.items.filter((one) => one.id !== id).map((one) => one.id)
    const at = before === null ? others.length : others.indexOf(before)
    if (at < 0) throw invalidInput([catalogueFault('before', 'PLACE_UNKNOWN')])
    await place(ctx, others.toSpliced(at, 0, id))
    const is = await selectAttributes(ctx.db, language)
    if (is.version === was.version) return is
    await noteAttributes(ctx.db)
    await audit(ctx, {
      ...{ may: 'catalog:write', entity: 'attribute', id: moved.code },
      ...{ before: { place: placeIn(was, id) }, after: { place: placeIn(is, id) } },
    })
    return is
  })
}

function overtaken(current: EditedAttributeList): ShopError {
  const message = 'was changed by somebody else meanwhile'
  return new ShopError('CONFLICT', {
    message: 'ATTRIBUTES_MOVED',
    details: [{ path: 'list', key: 'REFUSED', message, current }],
  })
}

/** The whole order is the shop's own once one was moved by hand. */
async function place({ db }: Context, order: readonly number[]): Promise<void> {
  await sql`
    update attribute a set position = o.at - 1, edited_parts = case when 'position' = any(a.edited_parts)
      then a.edited_parts else a.edited_parts || array['position'] end
    from unnest(${[...order]}::int[]) with ordinality o(id, at) where a.attribute_id = o.id`.execute(db)
}

const placeIn = ({ items }: EditedAttributeList, id: number) => items.findIndex((one) => one.id === id) + 1
