import type { CallParsed } from '@vitrine/contract/call'
import type {
  EditedCategoryTree,
  moveCategory as moveCall,
} from '@vitrine/contract/catalog/editing/categories'
import { childrenAfterMove } from '@vitrine/domain/catalog/editing/category-places'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { waitForCatalogue } from '#api/db/notice/catalogue-lock.ts'
import { noteCategories } from '#api/db/notice/note-catalogue-change.ts'
import { invalidInput, ShopError } from '#api/errors.ts'
import { assertAddresses } from './assert-sound.ts'
import { filledTexts, type Texts } from './category-texts.ts'
import { selectTree } from './select-tree.ts'
import { readCategory } from './stored-category.ts'
import { keepParts } from './write-rows.ts'

type Wish = CallParsed<typeof moveCall>['body'] & { id: number; language: Language }

/** From the tree its asker saw: of two who move at once the second is told, so that no two moves make a circle. */
export async function moveCategory(
  ctx: Context,
  { id, tree, parent, before, language }: Wish,
  { lock = waitForCatalogue } = {},
): Promise<EditedCategoryTree> {
  assertMay(ctx, 'catalog:write')
  return inTransaction(ctx, async (ctx) => {
    await lock(ctx)
    const was = await selectTree(ctx.db, language)
    const moved = was.items.find((one) => one.id === id)
    if (!moved) throw new ShopError('CATEGORY_NOT_FOUND')
    if (was.version !== tree) throw overtaken(was)
    const after = childrenAfterMove(was.items, { id, parent, before })
    if ('path' in after) throw invalidInput([after])
    const isElsewhere = moved.parent_id !== parent
    if (isElsewhere) await assertFits(ctx, id, parent)
    await place(ctx, { id, parent, order: after.order, isElsewhere })
    const is = await selectTree(ctx.db, language)
    if (is.version === was.version) return is
    await noteCategories(ctx.db)
    await audit(ctx, {
      ...{ may: 'catalog:write', entity: 'category', id: moved.key },
      ...{ before: placeIn(was, id), after: placeIn(is, id) },
    })
    return is
  })
}

function overtaken(current: EditedCategoryTree): ShopError {
  const message = 'was changed by somebody else meanwhile'
  return new ShopError('CONFLICT', {
    message: 'CATEGORIES_MOVED',
    details: [{ path: 'tree', key: 'REFUSED', message, current }],
  })
}

/** No other child of the new parent has its address. */
async function assertFits(ctx: Context, id: number, parentId: number | null): Promise<void> {
  const { parts } = await readCategory(ctx.db, id)
  const { urlKeyOf } = await import('#api/features/imports/index.ts')
  const texts = filledTexts(parts.texts as Texts, urlKeyOf)
  await assertAddresses(ctx.db, { placed: { id, parentId, texts }, languages: LANGUAGES, at: () => 'parent' })
}

type Place = { id: number; parent: number | null; order: readonly number[]; isElsewhere: boolean }

/** The order of a row is the shop's own once one in it was moved by hand; those beside it are not edited by that. */
async function place(ctx: Context, { id, parent, order, isElsewhere }: Place): Promise<void> {
  const { db } = ctx
  await db.updateTable('category').set({ parent_id: parent }).where('category_id', '=', id).execute()
  await sql`
    update category c set position = o.at - 1, edited_parts = case when 'position' = any(c.edited_parts)
      then c.edited_parts else c.edited_parts || array['position'] end
    from unnest(${[...order]}::int[]) with ordinality o(id, at) where c.category_id = o.id`.execute(db)
  await keepParts(ctx, id, isElsewhere ? ['parent', 'position'] : ['position'])
  if (!isElsewhere) return
  const { writeCategoryPaths } = await import('#api/features/imports/index.ts')
  await writeCategoryPaths(db, id)
}

function placeIn({ items }: EditedCategoryTree, id: number) {
  const parentId = items.find((one) => one.id === id)?.parent_id ?? null
  const row = items.filter(({ parent_id }) => parent_id === parentId).map((one) => one.id)
  return { parent: items.find((one) => one.id === parentId)?.key ?? null, place: row.indexOf(id) + 1 }
}
