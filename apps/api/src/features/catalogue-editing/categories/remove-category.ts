import type { CallParsed } from '@vitrine/contract/call'
import type {
  EditedCategory,
  EditedCategoryTree,
  removeCategory as removeCall,
} from '@vitrine/contract/catalog/editing/categories'
import { type CatalogueFault, catalogueFault } from '@vitrine/domain/catalog/editing/refusals'
import type { Language } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { waitForCatalogue } from '#api/db/notice/catalogue-lock.ts'
import { noteCategories } from '#api/db/notice/note-catalogue-change.ts'
import { ShopError } from '#api/errors.ts'
import { shortened } from '../record/shortened.ts'
import { assertSeen } from './save-category.ts'
import { selectTree } from './select-tree.ts'
import { readCategory } from './stored-category.ts'

type Wish = CallParsed<typeof removeCall>['body'] & { id: number; language: Language }

/** Swapped in tests, to prove that it is needed. */
export const removalGuards = { lockCategory }

/** No product is lost by it, and no coupon becomes one for all goods; who opens an old address comes to the parent. */
export async function removeCategory(
  ctx: Context,
  { id, version, products_to_parent, language }: Wish,
  guards = removalGuards,
): Promise<EditedCategoryTree> {
  assertMay(ctx, 'catalog:write')
  const { renewDocuments } = await import('#api/features/imports/index.ts')
  return inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    await waitForCatalogue({ db })
    await guards.lockCategory(db, id)
    const gone = await readCategory(db, id)
    assertSeen(gone, version)
    assertMayGo(gone, products_to_parent)
    const products = await productsToParent(db, gone)
    await leadOn(db, gone)
    await db.deleteFrom('category').where('category_id', '=', id).execute()
    await renewDocuments(db, products)
    await noteCategories(db)
    const before = { ...(shortened(gone.parts) as object), products: products.length, parent: gone.parent_id }
    await audit(ctx, { may: 'catalog:write', entity: 'category', id: gone.key, before, after: null })
    return selectTree(db, language)
  })
}

/** Who is about to speak of it, as a coupon being saved does, is waited for and counted. */
async function lockCategory(db: Database, id: number): Promise<void> {
  await sql`select from category where category_id = ${id} for update`.execute(db)
}

function assertMayGo({ children, products, uses, parent_id }: EditedCategory, toParent: boolean): void {
  if (children > 0)
    throw refusal('CATEGORY_HAS_CHILDREN', catalogueFault('id', 'HAS_CHILDREN', { count: children }))
  const { coupons, royalties } = uses
  if (coupons + royalties > 0)
    throw refusal('CATEGORY_IN_USE', catalogueFault('id', 'SPOKEN_OF', { coupons, royalties }))
  if (products === 0) return
  const count = products
  if (parent_id === null) throw refusal('CATEGORY_HAS_PRODUCTS', catalogueFault('id', 'NO_HEIR', { count }))
  if (!toParent)
    throw refusal('CATEGORY_HAS_PRODUCTS', catalogueFault('products_to_parent', 'HAS_PRODUCTS', { count }))
}

const refusal = (message: string, fault: CatalogueFault) =>
  new ShopError('CONFLICT', { message, details: [fault] })

async function productsToParent(db: Database, { id, parent_id }: EditedCategory): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    with there as (select product_id from product_category where category_id = ${id}),
      put as (insert into product_category (product_id, category_id)
        select product_id, ${parent_id}::int from there on conflict do nothing)
    select product_id from there`.execute(db)
  return rows.map(({ product_id }) => product_id)
}

/** Its addresses, and those that led to them, lead to the parent's; without one they end. */
async function leadOn(db: Database, { id, parent_id }: EditedCategory): Promise<void> {
  await sql`create temporary table gone_path on commit drop as
    select u.language, u.path, p.path as target from url_path u
    left join url_path p on p.entity_type = 'category' and p.entity_id = ${parent_id}::bigint and p.language = u.language
    where u.entity_type = 'category' and u.entity_id = ${id}`.execute(db)
  await sql`delete from url_path where entity_type = 'category' and entity_id = ${id}`.execute(db)
  await sql`update url_path u set target = g.target from gone_path g
    where u.entity_type = 'redirect' and u.language = g.language and u.target = g.path and g.target is not null`.execute(
    db,
  )
  await sql`delete from url_path u using gone_path g
    where u.entity_type = 'redirect' and u.language = g.language and u.target = g.path`.execute(db)
  await sql`insert into url_path (language, path, entity_type, target)
    select language, path, 'redirect', target from gone_path where target is not null`.execute(db)
}
