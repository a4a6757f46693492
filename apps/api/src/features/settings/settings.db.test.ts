import type { KeptSetting, SettingChange } from '@vitrine/contract/admin/settings'
import { getCmsBlock } from '@vitrine/contract/content'
import type { Role } from '@vitrine/domain/access/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { json } from '#api/db/json.ts'
import { listen } from '#api/db/notice/listen.ts'
import { CONTENT_CHANNEL } from '#api/db/notice/note-content-change.ts'
import { createLogger } from '#api/log.ts'
import { openWholeShop, type WholeShop } from '#api/testing/open-whole-shop.ts'
import { signInAt } from '#api/testing/sign-in-at.ts'

let shop: WholeShop
let token: string
beforeAll(async () => {
  shop = await openWholeShop()
  token = await tokenOf('Ada Stone', ['admin'])
})
afterAll(() => shop.close())
beforeEach(async () => {
  const { db } = shop.database
  await db.deleteFrom('shop_setting').execute()
  await db.deleteFrom('cms_block').execute()
  await sql`truncate audit`.execute(db)
  await sql`update bonus_terms set spend_percent = 20`.execute(db)
  const block = (language: string, told: object) => ({
    ...{ identifier: 'cms_settings', language },
    json: json({ name: 'Vitrine', has_news: true, award_bonuses_amount: 10, main_slider: [], ...told }),
  })
  await db
    .insertInto('cms_block')
    .values([
      block('en', { seo: { site_name: 'Vitrine', site_description: 'Clothes' } }),
      block('de', { seo: { site_name: 'Vitrine', site_description: 'Kleidung' } }),
      block('ru', { award_bonuses_amount: 900 }),
    ])
    .execute()
})
const tokenOf = async (name: string, roles: Role[]) => (await signInAt(shop, { name, roles })).token

async function ask(changes?: readonly Partial<SettingChange>[], as = token) {
  const reply = await shop.api.app.inject({
    method: changes ? 'POST' : 'GET',
    url: '/api/admin/settings',
    headers: { authorization: `Bearer ${as}` },
    ...(changes && { payload: { changes } }),
  })
  return { status: reply.statusCode, ...reply.json() }
}
const valuesOf = async (key: string) =>
  ((await ask()).result.items as KeptSetting[]).find((one) => one.key === key)?.values
const to = (key: string, value: SettingChange['value'], more: Partial<SettingChange> = {}) => ({
  ...{ key, for: '*', was: null, value },
  ...more,
})
const toldIn = async (store: string) =>
  (await shop.api.clientFor({ store }).call(getCmsBlock, { params: { identifier: 'cms_settings' } })).json

describe('an owner', () => {
  test('sees what the shop came with, and which stores differ', async () => {
    expect(await valuesOf('award_bonuses_amount')).toEqual({ '*': 10, ru: 900 })
    expect(await valuesOf('seo.site_description')).toMatchObject({ en: 'Clothes', de: 'Kleidung' })
    expect(await valuesOf('show_bonuses_modal_after')).toEqual({ '*': 3000 })
    expect(await valuesOf('spend_unlimited_bonuses_from')).toEqual({ '*': 1000, ru: 90_000 })
  })

  test('sets one for all stores; those that differ go on differing, and the rest of the block stays', async () => {
    const { status } = await ask([
      to('award_bonuses_amount', '12,5', { was: 10 }),
      to('seo.site_name', 'Vitrine Berlin', { for: 'de' }),
    ])
    expect(status).toBe(200)
    expect(await valuesOf('award_bonuses_amount')).toEqual({ '*': 12.5, ru: 900 })
    expect(await toldIn('ru')).toMatchObject({ award_bonuses_amount: 900, main_slider: [] })
    expect(await toldIn('de')).toMatchObject({
      award_bonuses_amount: 12.5,
      seo: { site_name: 'Vitrine Berlin', site_description: 'Kleidung' },
    })
    expect(await toldIn('us')).toMatchObject({ seo: { site_name: 'Vitrine' }, has_news: true })
  })

  test('takes an exception away, and a store that says what all say has none', async () => {
    await ask([to('award_bonuses_amount', null, { for: 'ru', was: 900 })])
    expect(await valuesOf('award_bonuses_amount')).toEqual({ '*': 10 })
    expect(await toldIn('ru')).toMatchObject({ award_bonuses_amount: 10 })
    await ask([to('award_bonuses_amount', 10, { for: 'de' })])
    expect(await valuesOf('award_bonuses_amount')).toEqual({ '*': 10 })
  })

  test('changes what orders are counted by where the till reads it', async () => {
    await ask([
      to('spend_bonuses_proportion', 0.35, { was: 0.2 }),
      to('spend_bonuses_proportion', 0.1, { for: 'ru' }),
    ])
    const { rows } = await sql`select store_id, spend_percent from bonus_terms order by 1`.execute(
      shop.database.db,
    )
    expect(rows).toEqual(
      [35, 35, 35, 35, 10, 35, 35].map((spend_percent, at) => ({ store_id: at + 1, spend_percent })),
    )
    expect(await valuesOf('spend_bonuses_proportion')).toEqual({ '*': 0.35, ru: 0.1 })
  })

  test('leaves a line for each setting, and every process hears of it', async () => {
    const heard: (string | undefined)[] = []
    const { connectionString } = shop.database
    const stop = await listen({
      ...{ connectionString, channel: CONTENT_CHANNEL, log: createLogger('silent') },
      onNotice: (words) => void heard.push(words),
    })
    await ask([to('has_news', false, { was: true }), to('name', 'Fenster', { was: 'Vitrine' })])
    await vi.waitFor(() => expect(heard).toContain('*'))
    await stop()
    const lines = await shop.database.db.selectFrom('audit').selectAll().orderBy('entity_id').execute()
    expect(lines).toMatchObject([
      { permission: 'settings:change', entity: 'setting', entity_id: 'has_news', before: { '*': true } },
      { entity_id: 'name', after: { '*': 'Fenster' } },
    ])
  })
})

describe('nothing is saved, and the owner is told', () => {
  test.each<[story: string, change: object, path: string, params: object | undefined]>([
    [
      'of a figure out of range, with the likely one',
      to('spend_bonuses_proportion', 20, { was: 0.2 }),
      'changes.1.value',
      { setting: 'spend_bonuses_proportion', limit: 1, probably: '0.2' },
    ],
    ['of no setting', to('__proto__', 'x'), 'changes.1.key', undefined],
    ['of a slider, which is no setting', to('main_slider', 'x'), 'changes.1.key', undefined],
    ['of a store where there is one value', to('name', 'x', { for: 'de' }), 'changes.1.for', undefined],
    ['of an unknown store', to('has_news', true, { for: 'fr' }), 'changes.1.for', undefined],
    ['of a text in no language', to('address', 'x'), 'changes.1.for', undefined],
    ['of a value taken from everybody', to('has_newsletter', null), 'changes.1.value', undefined],
    ['of the same twice', to('has_news', true, { was: true }), 'changes.1.key', undefined],
    ['of a link that runs code', to('pixel_url', 'javascript:alert(1)'), 'changes.1.value', undefined],
  ])('%s', async (...[, change, path, params]) => {
    const reply = await ask([to('has_news', false, { was: true }), change])
    expect(reply).toMatchObject({ status: 400, meta: { errorCode: 'VALIDATION', field: path } })
    if (params) expect(reply.meta.details[0].params).toEqual(params)
    expect(await valuesOf('has_news')).toEqual({ '*': true })
  })

  test('that somebody else was first, and what it is now', async () => {
    const eve = await tokenOf('Eve Stone', ['admin'])
    const [one, two] = await Promise.all([
      ask([to('name', 'Window', { was: 'Vitrine' })]),
      ask([to('name', 'Fenster', { was: 'Vitrine' })], eve),
    ])
    const [lost] = [one, two].filter(({ status }) => status === 409)
    expect([one.status, two.status].toSorted()).toEqual([200, 409])
    const now = one.status === 200 ? 'Window' : 'Fenster'
    expect(await valuesOf('name')).toEqual({ '*': now })
    expect(lost.meta.details).toMatchObject([
      { path: 'changes.0.was', params: { setting: 'name', for: '*', is: JSON.stringify(now) } },
    ])
  })

  test('that two who change different things do not meet', async () => {
    const replies = await Promise.all([
      ask([to('name', 'Window', { was: 'Vitrine' })]),
      ask([to('has_newsletter', true, { was: false })]),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
  })

  test('that managers and guests may not', async () => {
    expect((await ask(undefined, await tokenOf('Max Moor', ['manager']))).status).toBe(403)
    expect((await ask([to('has_news', false, { was: true })], '')).status).toBe(401)
  })
})
