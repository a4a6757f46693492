import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { meeting } from '#api/testing/meeting.ts'
import { aContext } from '#api/testing/test-context.ts'
import { type AnswerGuards, answerGuards, answerOnce } from './answer-once.ts'
import { setStock } from './goods/set-stock.ts'
import { openOffice } from './testing/open-office.ts'

const office = openOffice()
const socks = async () => {
  const { rows } = await sql<{ qty: number }>`
    select qty from stock_item join product using (product_id) where sku = 'SOCK'`.execute(office.db())
  return rows[0]?.qty
}
beforeEach(async () => {
  await office.post('stock', { items: [{ sku: 'SOCK', qty: 60 }] })
})
const oneLess = { items: [{ sku: 'SOCK', change: -1 }] }

describe('a wish with a key', () => {
  test('sent fifty times at once is done once and answered alike, then and for ever', async () => {
    const key = crypto.randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => office.post('stock', oneLess, { key })),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ code: 200, result: { items: [{ sku: 'SOCK', qty: 59 }] } })]),
    )
    await office.post('stock', { items: [{ sku: 'SOCK', qty: 7 }] })
    expect(await office.post('stock', oneLess, { key })).toEqual(answers[0])
    expect(await socks()).toBe(7)
  })

  test('stands for one body and one call; with another it is refused', async () => {
    const key = crypto.randomUUID()
    await office.post('stock', oneLess, { key })
    const other = { items: [{ sku: 'SOCK', change: -2 }] }
    expect(await office.post('stock', other, { key })).toMatchObject({
      code: 422,
      meta: { errorCode: 'KEY_REUSED', field: 'Idempotency-Key' },
    })
    const { number } = await office.order()
    expect(await office.post(`orders/${number}/update`, { stage: 2 }, { key })).toMatchObject({ code: 422 })
    expect(await socks()).toBe(59)
  })

  test('is another’s wish with another program', async () => {
    const key = crypto.randomUUID()
    const token = await office.keyOf('warehouse', ['stock:write'])
    await office.post('stock', oneLess, { key })
    await office.post('stock', oneLess, { key, token })
    expect(await socks()).toBe(58)
  })

  test('that was refused left no trace and may be sent again', async () => {
    const key = crypto.randomUUID()
    const many = { items: [{ sku: 'SOCK', change: -100 }] }
    expect(await office.post('stock', many, { key })).toMatchObject({ code: 409 })
    await office.post('stock', { items: [{ sku: 'SOCK', qty: 100 }] })
    expect(await office.post('stock', many, { key })).toMatchObject({ code: 200 })
  })

  test.each([undefined, 'short', 'with spaces in it', 'x'.repeat(101)])('%j is no key', async (key) => {
    const reply = key
      ? await office.post('stock', oneLess, { key })
      : await office.withoutKey('stock', oneLess)
    expect(reply).toMatchObject({ code: 400, meta: { field: 'Idempotency-Key' } })
    expect(await socks()).toBe(60)
  })
})

describe('each guard is needed', () => {
  const eight = (guards: AnswerGuards) => {
    const ctx = aContext(office.db(), { ...office.keeper(), actor: erp })
    const wish = { key: crypto.randomUUID(), what: ['stock'], guards }
    return Promise.allSettled(
      Array.from({ length: 8 }, () => answerOnce(ctx, wish, (ctx) => setStock(ctx, oneLess.items))),
    )
  }
  const erp = { kind: 'system', job: 'key:erp', rights: { 'stock:write': 'any' } } as const

  test('with them the wish is done once', async () => {
    await eight(answerGuards)
    expect(await socks()).toBe(59)
  })

  test('a key looked for first and written later lets all of them through', async () => {
    const looked = meeting(8)
    const claimKey: AnswerGuards['claimKey'] = async ({ db, now }, { owner, key, fingerprint }) => {
      const known = await db.selectFrom('office_answer').select('key').where('key', '=', key).execute()
      await looked()
      await db
        .insertInto('office_answer')
        .values({ owner, key, fingerprint, answer: null, at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return known.length === 0
    }
    await eight({ ...answerGuards, claimKey })
    expect(await socks()).toBe(52)
  })

  test('an answer recalled without a look at the body answers what was not asked', async () => {
    const recallAnswer: AnswerGuards['recallAnswer'] = async ({ db }, { key }) => {
      const known = await db
        .selectFrom('office_answer')
        .select('answer')
        .where('key', '=', key)
        .executeTakeFirstOrThrow()
      return known.answer
    }
    const ctx = aContext(office.db(), { ...office.keeper(), actor: erp })
    const key = crypto.randomUUID()
    const ask = (qty: number, guards: AnswerGuards) =>
      answerOnce(ctx, { key, what: [qty], guards }, async () => ({ qty }))
    await ask(1, answerGuards)
    expect(await ask(2, { ...answerGuards, recallAnswer })).toEqual({ qty: 1 })
    await expect(ask(2, answerGuards)).rejects.toMatchObject({ code: 'KEY_REUSED' })
  })

  test('a wish that dies half-way leaves nothing, and is done when it is sent again', async () => {
    const ctx = aContext(office.db(), { ...office.keeper(), actor: erp })
    const wish = { key: crypto.randomUUID(), what: ['stock'] }
    const dying = answerOnce(ctx, wish, async (ctx) => {
      await setStock(ctx, oneLess.items)
      throw new Error('the power went out')
    })
    await expect(dying).rejects.toThrow('the power went out')
    expect(await socks()).toBe(60)
    await answerOnce(ctx, wish, (ctx) => setStock(ctx, oneLess.items))
    expect(await socks()).toBe(59)
  })
})
