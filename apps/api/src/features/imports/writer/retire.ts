import { FIRST_UNAVAILABLE_STATUS } from '@vitrine/domain/catalog/standing'
import { sql } from 'kysely'
import { type Run, STAFF_SOURCE } from './run.ts'

/** Of a part of the catalogue: what it does not name counts as named. */
export async function keepOthers({ db }: Run): Promise<void> {
  await sql`insert into seen_product select product_id from product on conflict do nothing`.execute(db)
  await sql`insert into seen_category select category_id from category on conflict do nothing`.execute(db)
  await sql`insert into given_content select kind, identifier, language from import_content`.execute(db)
}

/** A row that cannot be taken is no word that its product is gone. */
export async function keepNamed({ db }: Run, skus: readonly string[]): Promise<void> {
  await sql`insert into seen_product select product_id from product where sku = any(${[...skus]}::text[])
    on conflict do nothing`.execute(db)
}

const OFF = sql.lit(FIRST_UNAVAILABLE_STATUS)

/** What the feed no longer holds is taken off the shelves, never deleted: orders point at it. */
export async function retireMissing(run: Run): Promise<void> {
  await seeOwn(run)
  run.counts.product.retired = await countOf(
    sql`
    with gone as (
      update product p set status = ${OFF} where status <> ${OFF}
        and not exists (select from seen_product s where s.product_id = p.product_id)
      returning product_id),
    forgotten as (delete from import_product i
      where not exists (select from seen_product s where s.product_id = i.product_id))
    select product_id from gone`,
    run,
  )
  run.counts.category.retired = await countOf(
    sql`
    update category c set is_active = false where is_active
      and not exists (select from seen_category s where s.category_id = c.category_id)
    returning category_id`,
    run,
  )
  for (const kind of ['cms_page', 'cms_block'] as const)
    run.counts[kind].retired = await countOf(
      sql`
      with gone as (
        delete from import_content i where kind = ${kind} and not exists (select from given_content g
          where g.kind = i.kind and g.identifier = i.identifier and g.language = i.language)
        returning *)
      update ${sql.table(kind)} c set active = false from gone
      where c.identifier = gone.identifier and c.language = gone.language and c.store_id = 0 and c.active
        and c.edited_at is null
      returning c.identifier`,
      run,
    )
}

/** What the staff made here is in no feed, and stays. */
async function seeOwn({ db }: Run): Promise<void> {
  await sql`insert into seen_product select product_id from import_product where source = ${STAFF_SOURCE}
    on conflict do nothing`.execute(db)
  await sql`insert into seen_category select category_id from category where edited_at is not null
    on conflict do nothing`.execute(db)
}

async function countOf(query: ReturnType<typeof sql>, run: Run): Promise<number> {
  return (await query.execute(run.db)).rows.length
}
