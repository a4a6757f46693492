import { setTimeout as pause } from 'node:timers/promises'
import { moveCategory, saveCategory } from '@vitrine/contract/catalog/editing/categories'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { findStaffCoupon } from '#api/features/promotions/staff/coupon-queries.ts'
import { createCoupon } from '#api/features/promotions/staff/save-coupon.ts'
import { termsOf } from '#api/features/promotions/testing/a-coupon-desk.ts'
import { aContext } from '#api/testing/test-context.ts'
import { writeAfterAllRead } from '#api/testing/write-after-all-read.ts'
import { moveCategory as move } from './move-category.ts'
import { removalGuards, removeCategory } from './remove-category.ts'
import { editedCategories } from './testing/edited-categories.ts'

const editor = editedCategories()
const { open, tree, read, made, put } = editor

test('of two who write one category the second is told what it is now', async () => {
  const { id, version } = await read('women/dresses')
  const write = (name: string) =>
    open().ask(saveCategory, { params: { id }, body: { version, parts: { texts: { ru: { name } } } } })
  const replies = await Promise.all([write('Платья'), write('Сарафаны')])
  expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 409])
  const { name } = (await read('women/dresses')).parts.texts.ru ?? {}
  expect(replies.find(({ code }) => code === 409)?.meta.details).toMatchObject([
    { path: 'version', current: { texts: { ru: { name } } } },
  ])
})

test('two moves that together would make a circle: the second is told; without the lock both would be done', async () => {
  const [a, b] = [await made(null, 'Ring a'), await made(null, 'Ring b')]
  const now = await tree()
  const under = (id: number, parent: number) => ({ id, parent, before: null, tree: now.version })
  const ask = ({ id, ...body }: ReturnType<typeof under>) =>
    open().ask(moveCategory, { params: { id }, body })
  const replies = await Promise.all([ask(under(a.id, b.id)), ask(under(b.id, a.id))])
  expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 409])
  const late = replies.find(({ code }) => code === 409)
  expect(late?.meta.details).toMatchObject([{ path: 'tree', current: { version: (await tree()).version } }])
  await put('ring-a', null)
  await put('ring-b', null)
  const again = await tree()
  const lock = async () => {}
  const rights = { 'catalog:write': 'any' } as const
  const db = editor.db()
  const ada = aContext(db, { actor: { kind: 'system', job: 'command:import', rights } })
  const wish = { before: null, tree: again.version, language: 'en' as const }
  const moves = [
    { ...wish, id: a.id, parent: b.id },
    { ...wish, id: b.id, parent: a.id },
  ]
  const writers = moves.map((one) => () => move(ada, one, { lock }))
  const mutants = await writeAfterAllRead(db, { table: 'category', writers })
  expect(mutants.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  await sql`update category set parent_id = null where category_id in (${a.id}, ${b.id})`.execute(db)
})

describe('a category removed while a coupon for it alone is being saved', () => {
  const staff = () =>
    aContext(editor.db(), {
      actor: {
        ...{ kind: 'system', job: 'command:import' },
        rights: { 'catalog:write': 'any', 'commerce:change': 'any' },
      },
    })
  const untilOneWaits = async ({ db }: Context) => {
    const isWaiting = async () =>
      (
        await sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
          db,
        )
      ).rows.length > 0
    while (!(await isWaiting())) await pause(5)
  }
  async function removedMeanwhile(name: string, guards = removalGuards) {
    const { id, version } = await made(null, name)
    const wish = { id, version, products_to_parent: false, language: 'en' } as const
    const terms = termsOf({ categories: [id], skus: [] }, 15, name.toUpperCase())
    return inTransaction(staff(), async (ctx) => {
      const coupon = await createCoupon(ctx, terms)
      const removal = removeCategory(staff(), wish, guards).then(
        () => 'removed',
        (error: Error) => error.message,
      )
      await untilOneWaits(ctx)
      return { id, coupon, removal }
    })
  }

  test('made it one for all goods: the category stays', async () => {
    const { id, coupon, removal } = await removedMeanwhile('Raincoats')
    expect(await removal).toBe('CATEGORY_IN_USE')
    expect((await findStaffCoupon(staff(), coupon.id))?.goods.categories).toEqual([id])
  })

  test('mutant: without the lock it is one for all goods', async () => {
    const { coupon, removal } = await removedMeanwhile('Mackintoshes', { lockCategory: async () => {} })
    expect(await removal).toBe('removed')
    expect((await findStaffCoupon(staff(), coupon.id))?.goods.categories).toEqual([])
  })
})
