import type { CallParsed } from '@vitrine/contract/call'
import type {
  createCategory as createCall,
  EditedCategory,
} from '@vitrine/contract/catalog/editing/categories'
import { childrenAfterMove } from '@vitrine/domain/catalog/editing/category-places'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import { madeAlready } from '#api/access/made-already.ts'
import type { PhotoStore } from '#api/adapters/photos/photo-store.ts'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { waitForCatalogue } from '#api/db/notice/catalogue-lock.ts'
import { noteCategories } from '#api/db/notice/note-catalogue-change.ts'
import { invalidInput } from '#api/errors.ts'
import { shortened } from '../record/shortened.ts'
import { assertAddresses, assertPicture } from './assert-sound.ts'
import { ownTexts } from './category-texts.ts'
import { prepareTexts } from './prepare-texts.ts'
import { selectTree } from './select-tree.ts'
import { readCategory } from './stored-category.ts'
import { keepParts, updateShown, writeTexts } from './write-rows.ts'

type Wish = CallParsed<typeof createCall>['body']
const NOBODY = 0
const LONGEST_KEY = 180

/** All of it is the shop's own: no feed changes it, or takes it away. */
export async function createCategory(ctx: Context, wish: Wish, store: PhotoStore): Promise<EditedCategory> {
  assertMay(ctx, 'catalog:write')
  const { parent, parts } = wish
  const { writeCategoryPaths } = await import('#api/features/imports/index.ts')
  return inTransaction(ctx, async (ctx) => {
    await waitForCatalogue(ctx)
    const position = await placeUnder(ctx.db, parent)
    const texts = await prepareTexts(ownTexts([]), parts.texts)
    const before = await findMade(ctx, wish, texts.en.url_key)
    if (before !== undefined) return readCategory(ctx.db, before)
    const at = (language: string) => `parts.texts.${language}.url_key`
    await assertAddresses(ctx.db, {
      placed: { id: NOBODY, parentId: parent, texts },
      languages: LANGUAGES,
      at,
    })
    const shown = { texts, is_active: true, include_in_menu: true, image: null, ...parts }
    await assertPicture({ db: ctx.db, store }, shown)
    const key = await freeKey(ctx.db, parent, texts.en.url_key)
    const { category_id: id } = await ctx.db
      .insertInto('category')
      .values({ key, parent_id: parent, level: 1, position })
      .returning('category_id')
      .executeTakeFirstOrThrow()
    await updateShown(ctx.db, id, shown)
    await writeTexts(ctx.db, id, texts)
    await keepParts(ctx, id, ['texts', 'shown', 'image', 'block', 'parent', 'position'])
    await writeCategoryPaths(ctx.db, id)
    const made = await readCategory(ctx.db, id)
    await noteCategories(ctx.db)
    const after = shortened({ ...made.parts, parent }) as Record<string, unknown>
    await audit(ctx, { may: 'catalog:write', entity: 'category', id: key, before: null, after, wish })
    return made
  })
}

/** The one whose answer was lost; any other of its address is refused below. */
async function findMade(ctx: Context, wish: Wish, urlKey: string): Promise<number | undefined> {
  const beside = await ctx.db
    .selectFrom('category')
    .innerJoin('category_text', 'category_text.category_id', 'category.category_id')
    .select(['category.category_id', 'category.key'])
    .where('parent_id', wish.parent === null ? 'is' : '=', wish.parent)
    .where('language', '=', 'en')
    .where('category_text.url_key', '=', urlKey)
    .executeTakeFirst()
  const isMade = beside && (await madeAlready(ctx, { entity: 'category', id: beside.key, wish }))
  return isMade ? beside.category_id : undefined
}

/** Behind all that stand there. */
async function placeUnder(db: Database, parent: number | null): Promise<number> {
  const { items } = await selectTree(db, 'en')
  const tree = [...items, { id: NOBODY, parent_id: null }]
  const after = childrenAfterMove(tree, { id: NOBODY, parent, before: null })
  if ('path' in after) throw invalidInput([after])
  const last = await db
    .selectFrom('category')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('parent_id', parent === null ? 'is' : '=', parent)
    .executeTakeFirst()
  return Math.min((last?.position ?? -1) + 1, 2_147_483_647)
}

/** As a feed would name it; it stays when the category is renamed or moved. */
async function freeKey(db: Database, parent: number | null, urlKey: string): Promise<string> {
  const above =
    parent === null
      ? undefined
      : await db.selectFrom('category').select('key').where('category_id', '=', parent).executeTakeFirst()
  const whole = above ? `${above.key}/${urlKey}` : urlKey
  const wanted = whole.length > LONGEST_KEY ? urlKey : whole
  const rows = await db.selectFrom('category').select('key').where('key', 'like', `${wanted}%`).execute()
  const taken = new Set(rows.map((row) => row.key))
  let key = wanted
  for (let n = 2; taken.has(key); n += 1) key = `${wanted}-${n}`
  return key
}
