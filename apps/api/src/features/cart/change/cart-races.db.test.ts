import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answersOf, CROWD_POOL, refusalsOf, together, warmPool } from '#api/features/orders/testing/crowd.ts'
import { type CartShop, openCartShop, type Shopper } from '../testing/a-cart-shop.ts'

const SKUS = Array.from({ length: 8 }, (_, index) => `SKU-${index}`)
const sku = (index: number) => SKUS[index % SKUS.length] ?? 'SKU-0'
let shop: CartShop
let guest: Shopper
let cartId: string
beforeAll(async () => {
  // In one process they would come in turn.
  shop = await openCartShop({ max: CROWD_POOL, skus: SKUS, processes: 4 })
  guest = shop.restless
  await warmPool(shop.database.db)
})
afterAll(() => shop.close())
const opened = async () => {
  cartId = (await guest.open()).result
  return cartId
}
const versionOf = async () => (await guest.pull(cartId)).meta.cart?.version
const operations = async () => {
  const rows = await shop.database.db
    .selectFrom('cart_operation')
    .select('operation_id')
    .where('operation_id', 'like', `${cartId}%`)
    .execute()
  return rows.length
}

test('a hundred with one operation id are one change and a hundred same answers', async () => {
  await opened()
  const operationId = `${cartId}-same`
  const outcomes = await together(100, () => guest.set(cartId, ['SKU-0', 2], { operationId }))
  expect(refusalsOf(outcomes)).toEqual({})
  expect(new Set(answersOf(outcomes).map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect([await guest.holds(cartId), await versionOf(), await operations()]).toEqual([{ 'SKU-0': 2 }, 1, 1])
})

/** Sixty send one operation id for three different changes at once. Answers what broke the rule that it stands for one. */
async function reuseOneId(): Promise<string[]> {
  await opened()
  await guest.set(cartId, ['SKU-0', 9])
  const operationId = `${cartId}-reused`
  const outcomes = await together(60, (index) =>
    guest.set(cartId, ['SKU-0', 1 + (index % 3)], { operationId }),
  )
  const answers = answersOf(outcomes)
  const [first] = answers
  const held = await guest.holds(cartId)
  return [
    answers.length === 20 ? '' : `${answers.length} were answered`,
    new Set(answers.map((answer) => JSON.stringify(answer))).size === 1 ? '' : 'answers differ',
    refusalsOf(outcomes)[422] === 40 ? '' : `refused: ${JSON.stringify(refusalsOf(outcomes))}`,
    held['SKU-0'] === first?.result.qty ? '' : `the cart holds ${JSON.stringify(held)}`,
    (await versionOf()) === 2 && (await operations()) === 1 ? '' : 'changed more than once',
  ].filter(Boolean)
}

test('one operation id sent for three different changes at once is one of them; the others are refused, not half done', async () => {
  for (let round = 0; round < 5; round += 1) expect(await reuseOneId()).toEqual([])
})

test('without the fingerprint the same check is red', async () => {
  const { db } = shop.database
  await sql`create function forget_asked() returns trigger language plpgsql as $$
    begin new.reply = (new.reply::jsonb - 'asked')::json; return new; end $$`.execute(db)
  await sql`create trigger forget_asked before insert on cart_operation
    for each row execute function forget_asked()`.execute(db)
  try {
    expect(await reuseOneId()).not.toEqual([])
  } finally {
    await sql`drop function forget_asked() cascade`.execute(db)
  }
})

test('a hundred different ones all count: each line once, each change a version', async () => {
  await opened()
  const outcomes = await together(100, (index) =>
    guest.set(cartId, [sku(index), 1 + index], { operationId: `${cartId}-${index}` }),
  )
  expect(refusalsOf(outcomes)).toEqual({})
  const versions = answersOf(outcomes).map(({ meta }) => meta.cart?.version)
  expect([new Set(versions).size, await versionOf(), await operations()]).toEqual([100, 100, 100])
  // What a line holds is what the last change of it said.
  const last = new Map(
    answersOf(outcomes)
      .toSorted((one, other) => (one.meta.cart?.version ?? 0) - (other.meta.cart?.version ?? 0))
      .map(({ result }) => [result.sku, result.qty]),
  )
  expect(await guest.holds(cartId)).toEqual(Object.fromEntries(last))
})

test('without ids, one line told a hundred times is one line', async () => {
  await opened()
  const outcomes = await together(100, () => guest.set(cartId, ['SKU-1', 7]))
  expect(refusalsOf(outcomes)).toEqual({})
  expect((await guest.pull(cartId)).result).toHaveLength(1)
  expect(await versionOf()).toBe(1)
})

test('setting and removing at once ends in one of both, never in two lines', async () => {
  await opened()
  const outcomes = await together(60, (index) =>
    index % 2 === 0
      ? guest.set(cartId, ['SKU-2', 3]).then(() => true)
      : guest.remove(cartId, 'SKU-2').then(() => true),
  )
  expect(refusalsOf(outcomes)).toEqual({})
  expect([{}, { 'SKU-2': 3 }]).toContainEqual(await guest.holds(cartId))
})

/** Not the one that is paid for: setting it to what it holds already adds nothing. */
const newSku = (index: number) => sku(1 + (index % (SKUS.length - 1)))

test('adding while the cart is closed: told and there, or refused and not', async () => {
  for (let round = 0; round < 10; round += 1) {
    await opened()
    await guest.set(cartId, ['SKU-0', 1])
    const outcomes = await together(12, async (index) => {
      if (index === 6) await guest.close(cartId, 1)
      else await guest.set(cartId, [newSku(index), 1], { operationId: `${cartId}-${index}` })
      return index
    })
    const added = answersOf(outcomes).filter((index) => index !== 6)
    expect(Object.keys(refusalsOf(outcomes)).filter((code) => code !== '404')).toEqual([])
    expect(await operations()).toBe(added.length)
    const { rows } = await sql<{ odd: number }>`
      select count(*)::int as odd from cart c join cart_line using (cart_id) where c.status <> 'open'`.execute(
      shop.database.db,
    )
    expect(rows).toEqual([{ odd: 0 }])
    const quantities = added.length > 0 ? Object.keys(await guest.holds(cartId)) : []
    expect(quantities.toSorted()).toEqual([...new Set(added.map((index) => newSku(index)))].toSorted())
  }
})

test('two variants of one line edited into each other by two tabs at once stay two lines or one, never none', async () => {
  await opened()
  const [one, other] = [await guest.set(cartId, ['SKU-0', 1]), await guest.set(cartId, ['SKU-1', 1])]
  const outcomes = await together(2, (index) =>
    index === 0
      ? guest.set(cartId, ['SKU-1', 2], { item_id: one.result.item_id })
      : guest.set(cartId, ['SKU-0', 3], { item_id: other.result.item_id }),
  )
  expect(Object.keys(refusalsOf(outcomes)).filter((code) => code !== '404')).toEqual([])
  const lines = Object.keys(await guest.holds(cartId)).length
  expect(lines).toBeGreaterThan(0)
})
