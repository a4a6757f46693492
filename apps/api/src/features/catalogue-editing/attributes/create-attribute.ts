import type { CallParsed } from '@vitrine/contract/call'
import type {
  createAttribute as createCall,
  EditedAttribute,
} from '@vitrine/contract/catalog/editing/attributes'
import { catalogueFault } from '@vitrine/domain/catalog/editing/refusals'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import { madeAlready } from '#api/access/made-already.ts'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { json } from '#api/db/json.ts'
import { waitForCatalogue } from '#api/db/notice/catalogue-lock.ts'
import { invalidInput } from '#api/errors.ts'
import { isOwnField } from '#api/features/catalog/index.ts'
import { attributeFaults } from './attribute-faults.ts'
import { auditedAttribute } from './audited-attribute.ts'
import { noteShown } from './note-shown.ts'
import { keepParts, writeShown } from './save-attribute.ts'
import { readAttribute } from './stored-attribute.ts'
import { writeOptions } from './write-options.ts'

type Wish = CallParsed<typeof createCall>['body']
const EVERY_PART = ['kind', 'labels', 'filter', 'shown', 'position', 'order']
const UNWRITTEN = {
  ...{ labels: {}, options: [] },
  ...{ is_filterable: false, is_comparable: false, is_visible_on_front: false },
}

/** All of it is the shop's own: no feed changes it, or takes it away. */
export async function createAttribute(ctx: Context, wish: Wish): Promise<EditedAttribute> {
  assertMay(ctx, 'catalog:write')
  const { code, kind, parts } = wish
  return inTransaction(ctx, async (ctx) => {
    await waitForCatalogue(ctx)
    const known = await findMade(ctx, wish)
    if (known !== undefined) return (await readAttribute(ctx.db, known)).edited
    const wanted = { ...UNWRITTEN, ...parts }
    const id = await insert(ctx.db, { code, kind })
    const stored = await readAttribute(ctx.db, id)
    const isNamed = { ...stored, edited: { ...stored.edited, parts: { ...UNWRITTEN, labels: { en: code } } } }
    const faults = attributeFaults(isNamed, wanted)
    if (faults.length > 0) throw invalidInput(faults)
    await writeShown(ctx, stored, wanted)
    await writeOptions(ctx, stored, wanted.options)
    await keepParts(ctx, id, EVERY_PART)
    const { edited: made } = await readAttribute(ctx.db, id)
    await noteShown(ctx, [])
    await audit(ctx, {
      ...{ may: 'catalog:write', entity: 'attribute', id: code },
      ...{ before: null, after: auditedAttribute(made), wish },
    })
    return made
  })
}

/** The one whose answer was lost; any other of its code is in the way. */
async function findMade(ctx: Context, wish: Wish): Promise<number | undefined> {
  const { code } = wish
  if (isOwnField(code)) throw invalidInput([catalogueFault('code', 'CODE_RESERVED')])
  const known = await ctx.db
    .selectFrom('attribute')
    .select('attribute_id')
    .where('code', '=', code)
    .executeTakeFirst()
  if (!known) return undefined
  if (await madeAlready(ctx, { entity: 'attribute', id: code, wish })) return known.attribute_id
  throw invalidInput([catalogueFault('code', 'CODE_TAKEN', { key: 'GIVEN_TWICE' })])
}

async function insert(db: Database, { code, kind }: Pick<Wish, 'code' | 'kind'>): Promise<number> {
  const last = await db
    .selectFrom('attribute')
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirst()
  const position = Math.min((last?.position ?? -1) + 1, 2_147_483_647)
  const { attribute_id } = await db
    .insertInto('attribute')
    .values({ code, frontend_input: kind, labels: json({ en: '' }), position })
    .returning('attribute_id')
    .executeTakeFirstOrThrow()
  return attribute_id
}
