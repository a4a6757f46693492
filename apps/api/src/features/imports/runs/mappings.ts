import type { CallParsed } from '@vitrine/contract/call'
import type { ImportMapping, saveImportMapping } from '@vitrine/contract/catalog/imports/import-mappings'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import { madeAlready } from '#api/access/made-already.ts'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { json } from '#api/db/json.ts'
import { ShopError } from '#api/errors.ts'

const FIELDS = ['mapping_id', 'name', 'columns', 'updated_at'] as const

export async function listMappings(ctx: Context): Promise<{ items: ImportMapping[] }> {
  assertMay(ctx, 'catalog:import')
  const rows = await ctx.db.selectFrom('import_mapping').select(FIELDS).orderBy('name').execute()
  return { items: rows.map(toMapping) }
}

type Wish = CallParsed<typeof saveImportMapping>['body']

/** Of two who keep different columns under one name, the second is told. */
export function saveMapping(ctx: Context, wish: Wish): Promise<ImportMapping> {
  assertMay(ctx, 'catalog:import')
  const { name, columns, was } = wish
  return inTransaction(ctx, async (ctx) => {
    const values = { columns: json(columns), updated_at: ctx.now(), updated_by: myId(ctx) }
    const row = await ctx.db
      .insertInto('import_mapping')
      .values({ name, ...values })
      .onConflict((oc) => {
        const over = oc.column('name').doUpdateSet(values)
        if (was === undefined) return over
        return was === null
          ? oc.column('name').doNothing()
          : over.where('import_mapping.updated_at', '=', new Date(was))
      })
      .returning(FIELDS)
      .executeTakeFirst()
    if (!row) return keptAlready(ctx, wish)
    const after = { name, columns: columns.length }
    await audit(ctx, { may: 'catalog:import', entity: 'import_mapping', id: row.mapping_id, after, wish })
    return toMapping(row)
  })
}

async function keptAlready(ctx: Context, wish: Wish): Promise<ImportMapping> {
  const row = await ctx.db
    .selectFrom('import_mapping')
    .select(FIELDS)
    .where('name', '=', wish.name)
    .executeTakeFirst()
  if (row && (await madeAlready(ctx, { entity: 'import_mapping', id: row.mapping_id, wish })))
    return toMapping(row)
  throw new ShopError('CONFLICT', { message: 'MAPPING_MOVED_ON' })
}

export function removeMapping(ctx: Context, id: number): Promise<{ removed: boolean }> {
  assertMay(ctx, 'catalog:import')
  return inTransaction(ctx, async (ctx) => {
    const row = await ctx.db
      .deleteFrom('import_mapping')
      .where('mapping_id', '=', id)
      .returning('name')
      .executeTakeFirst()
    if (row)
      await audit(ctx, { may: 'catalog:import', entity: 'import_mapping', id, before: row, after: null })
    return { removed: row !== undefined }
  })
}

type Row = { mapping_id: number; name: string; columns: unknown; updated_at: Date }

const toMapping = ({ mapping_id: id, name, columns, updated_at }: Row): ImportMapping => ({
  ...{ id, name, columns: columns as ImportMapping['columns'] },
  updated_at: updated_at.toISOString(),
})
