import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { together } from '#api/features/orders/testing/crowd.ts'
import { aPartnerShop, type Partner, type PartnerShop } from '../testing/a-partner-shop.ts'

let shop: PartnerShop
let pia: Partner
let pieces: { jumper: number; shirt: number; skirt: number; jeans: number; boots: number }
beforeAll(async () => {
  shop = await aPartnerShop()
  pia = await shop.aPartner('pia lind')
  const parcel = await shop.aParcel(pia, ['JUMPER', 'SHIRT', 'SKIRT', 'JEANS', 'BOOTS'])
  const [jumper = 0, shirt = 0, skirt = 0, jeans = 0, boots = 0] = parcel.pieces
  pieces = { jumper, shirt, skirt, jeans, boots }
})
afterAll(() => shop.close())

function formOf(items: readonly (number | string)[]) {
  const form = new FormData()
  for (const item of items) form.append('items', String(item))
  return form
}
const save = (items: readonly (number | string)[], who = pia) =>
  shop.ask('save_set', { ...who, form: formOf(items) })

test('a bottom and a top are saved as a set, the top first, and stand among the pieces', async () => {
  const { jumper, skirt } = pieces
  const { result } = await save([skirt, jumper])
  expect(result).toEqual({ id: expect.any(Number), type: 'top+bottom', parts: [jumper, skirt] })
  expect(await shop.pieceOf(pia, result.id)).toMatchObject({
    ...{ is_set: true, parts: [jumper, skirt], title: 'Thing JUMPER + Thing SKIRT', delivered: false },
  })
  const checked = await shop.ask(`check_set?items=${jumper},${skirt}`, pia)
  expect(checked.result).toEqual({ exists: true, allowed: false, set_id: result.id })
  const again = await save([jumper, skirt])
  expect([again.status, again.meta.field, again.meta.set_id]).toEqual([409, 'items', result.id])
})

test('what can be saved is told before', async () => {
  const { shirt, jeans, jumper } = pieces
  const check = async (...items: number[]) => (await shop.ask(`check_set?items=${items}`, pia)).result
  expect(await check(shirt, jeans)).toEqual({ exists: false, allowed: true, set_id: null })
  expect(await check(shirt, jumper)).toEqual({ exists: false, allowed: false, set_id: null })
})

test('a piece that was put aside, or not chosen yet, makes no set, and that is told before', async () => {
  const { shirt, jeans } = pieces
  const items = [shirt, jeans]
  const change = (columns: string) =>
    sql`update promo_product set ${sql.raw(columns)} where promo_id = ${shirt}`.execute(shop.db)
  const told = async () => {
    const { result } = await shop.ask(`check_set?items=${items}`, pia)
    const { status, meta } = await save(items)
    return [result, status, meta.details[0].message]
  }
  const barred = { exists: false, allowed: false, set_id: null }
  await change("archived_at = now(), archived_reason = 'other', archived_by = 'partner'")
  expect(await told()).toEqual([barred, 400, 'names a piece that is put aside or not approved'])
  await change('archived_at = null, archived_reason = null, archived_by = null, approved = 0')
  expect((await told()).slice(0, 2)).toEqual([barred, 400])
  await change('approved = 1')
})

test('of fifty who save the same set at once one does, and the others are told which it is', async () => {
  const { shirt, jeans } = pieces
  const outcomes = await together(50, (at) => save(at % 2 ? [shirt, jeans] : [jeans, shirt]))
  const answers = outcomes.flatMap((one) => ('answer' in one ? [one.answer] : []))
  const saved = answers.filter(({ status }) => status === 200)
  expect([saved.length, answers.length]).toEqual([1, 50])
  const told = answers.filter(({ status }) => status === 409).map(({ meta }) => meta.set_id)
  expect(told).toEqual(Array(49).fill(saved[0]?.result.id))
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from promo_product p
    left join promo_set s using (promo_id) where p.sku is null and s.promo_id is null`.execute(shop.db)
  expect(rows[0]?.n, 'rows of those who were too late').toBe(0)
})

test('two of one kind, shoes, a set in a set, one alone: refused, naming the field', async () => {
  const { jumper, shirt, boots, skirt } = pieces
  const set = (await save([jumper, pieces.jeans])).result.id
  for (const [items, key] of [
    [[jumper, shirt], 'GIVEN_TWICE'],
    [[jumper, boots], 'REFUSED'],
    [[set, skirt], 'REFUSED'],
    [[jumper], 'TOO_FEW'],
    [[jumper, jumper], 'GIVEN_TWICE'],
  ] as const) {
    const { status, meta } = await save(items)
    expect([status, meta.field, meta.details[0].key]).toEqual([400, 'items', key])
  }
})

test('pieces of another partner are as little there as those nobody has', async () => {
  const olga = await shop.aPartner('olga')
  const [bag = 0] = (await shop.aParcel(olga, ['JUMPER'])).pieces
  const foreign = await save([bag, pieces.skirt])
  const missing = await save([999_999, pieces.skirt])
  expect([foreign.status, foreign.meta.field]).toEqual([404, 'items.0'])
  expect(foreign.text.replaceAll(String(bag), '')).toBe(missing.text.replaceAll('999999', ''))
  expect((await shop.ask(`check_set?items=${bag},${pieces.skirt}`, pia)).status).toBe(404)
})

test.each([
  ['words', ['x', 'y'], 'items.0', 'WRONG_FORM'],
  ['a statement', ['1; drop table promo_set', '2'], 'items.0', 'WRONG_FORM'],
  ['ten kilobytes', ['9'.repeat(10_240), '2'], 'items.0', 'NOT_A_NUMBER'],
  ['eleven of them', Array.from({ length: 11 }, (_, at) => at + 1), 'items', 'TOO_MANY'],
  ['none', [], 'items', 'REQUIRED'],
])('items that are %s', async (...[, items, field, key]) => {
  const { status, meta } = await save(items)
  expect([status, meta.field, meta.details[0].key]).toEqual([400, field, key])
})
