import type { CallParsed } from '@vitrine/contract/call'
import type { EditedAttribute, saveAttribute as saveCall } from '@vitrine/contract/catalog/editing/attributes'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { json } from '#api/db/json.ts'
import { waitForCatalogue } from '#api/db/notice/catalogue-lock.ts'
import { invalidInput, ShopError } from '#api/errors.ts'
import { attributeFaults } from './attribute-faults.ts'
import { auditedAttribute } from './audited-attribute.ts'
import { noteShown } from './note-shown.ts'
import { readAttribute, type StoredAttribute } from './stored-attribute.ts'
import { hasOtherOrder, storedLabels, writeOptions } from './write-options.ts'

type Wish = CallParsed<typeof saveCall>['body'] & { id: number }
type Parts = EditedAttribute['parts']

/** Seen in every process at once; what somebody else wrote since it was read is told with what it is now (409). */
export async function saveAttribute(
  ctx: Context,
  { id, version, parts }: Wish,
  { lock = waitForCatalogue } = {},
): Promise<EditedAttribute> {
  assertMay(ctx, 'catalog:write')
  return inTransaction(ctx, async (ctx) => {
    await lock(ctx)
    const stored = await readAttribute(ctx.db, id)
    const { edited: before } = stored
    assertSeen(before, version)
    const wanted = { ...before.parts, ...defined(parts) }
    const faults = attributeFaults(stored, wanted)
    if (faults.length > 0) throw invalidInput(faults)
    await writeShown(ctx, stored, wanted)
    const relabelled = parts.options ? await writeOptions(ctx, stored, wanted.options) : []
    const { edited: after } = await readAttribute(ctx.db, id)
    if (after.version === before.version) return after
    await keepParts(ctx, id, changedParts(before.parts, after.parts))
    await noteShown(ctx, relabelled)
    await audit(ctx, {
      ...{ may: 'catalog:write', entity: 'attribute', id: before.code },
      ...{ before: auditedAttribute(before), after: auditedAttribute(after) },
    })
    return (await readAttribute(ctx.db, id)).edited
  })
}

/** Also asked by those who take one away. */
export function assertSeen({ version, parts }: EditedAttribute, seen: string): void {
  if (version === seen) return
  const details = [
    { path: 'version', key: 'REFUSED', message: 'was changed by somebody else meanwhile', current: parts },
  ]
  throw new ShopError('CONFLICT', { message: 'ATTRIBUTE_CHANGED', details })
}

export async function writeShown(
  { db }: Context,
  { edited, labels }: Pick<StoredAttribute, 'edited' | 'labels'>,
  { labels: given, is_filterable, is_comparable, is_visible_on_front }: Omit<Parts, 'options'>,
): Promise<void> {
  await db
    .updateTable('attribute')
    .set({ labels: json(storedLabels(given, labels)), is_filterable, is_comparable, is_visible_on_front })
    .where('attribute_id', '=', edited.id)
    .execute()
}

/** What a feed leaves alone from now on. */
export async function keepParts({ db }: Context, id: number, parts: readonly string[]): Promise<void> {
  await sql`update attribute set edited_parts = array(
      select distinct part from unnest(edited_parts || ${[...parts]}::text[]) part order by part)
    where attribute_id = ${id}`.execute(db)
}

function changedParts(before: Parts, after: Parts): string[] {
  const differs = (name: keyof Parts) => JSON.stringify(before[name]) !== JSON.stringify(after[name])
  const options = before.options.map(({ key }) => ({ key: key ?? '' }))
  const isMoved = hasOtherOrder(
    options,
    after.options.map(({ key }) => key ?? ''),
  )
  return [
    ...(differs('labels') ? ['labels'] : []),
    ...(differs('is_filterable') ? ['filter'] : []),
    ...(differs('is_comparable') || differs('is_visible_on_front') ? ['shown'] : []),
    ...(isMoved ? ['order'] : []),
  ]
}

const defined = (parts: object) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))
