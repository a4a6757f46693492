import type { Slide } from '@vitrine/domain/design/design'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { createClockFollower } from './follow-clock.ts'
import { aSlide, openDesign, words } from './testing/open-design.ts'

const { shop, ask, desk, shown, titles, draft, publish } = openDesign()

describe('the look of the shop', () => {
  test('begins as the settings have it, in all languages, and says who may publish', async () => {
    const { published, based_on, draft: none, may_publish } = await desk()
    expect([based_on, none, may_publish]).toEqual([0, null, true])
    expect(published.sliders.main).toMatchObject([
      { pictures: [{ path: 'a.webp' }], texts: { en: { title: 'Coats' }, de: { title: 'Mäntel' } } },
    ])
  })

  test('is drafted unseen, and published in every store at once, beside settings that stay', async () => {
    const texts = { en: words('Winter'), de: words('Wintertage', ''), ru: words('Зима') }
    expect((await draft([aSlide('', { texts })])).status).toBe(200)
    expect(await titles()).toEqual(['Coats'])
    const { result } = await publish(1, { name: 'Winter slides' })
    expect(result).toMatchObject({ draft: null, based_on: expect.any(Number) })
    expect([await titles(), await titles('de'), await titles('ru'), await titles('cn')]).toEqual([
      ['Coats', 'Winter'],
      ['Mäntel', 'Wintertage'],
      ['Coats', 'Зима'],
      ['Coats', 'Winter'],
    ])
    expect((await shown('de'))[1]).toMatchObject({ img: 'b.webp', focus: [30, 70], link: '/new-in' })
    const lines = await shop().database.db.selectFrom('audit').select(['entity', 'after']).execute()
    expect(lines).toMatchObject([
      { after: { begun: true } },
      { entity: 'design', after: { name: 'Winter slides', changes: 1 } },
    ])
  })

  test('goes back to what it was, by a new version; the draft stays', async () => {
    await draft([aSlide('Winter')])
    const { result } = await publish()
    const { items } = (await ask('design/versions')).result
    expect(items).toHaveLength(2)
    await draft([aSlide('More', { id: 's-more' })])
    const back = { version_id: items[1].id, based_on: result.based_on }
    expect(await ask('design/restore', { body: back })).toMatchObject({
      status: 200,
      result: { draft: { is_overtaken: true } },
    })
    expect(await titles()).toEqual(['Coats'])
    expect((await ask('design/restore', { body: back })).status).toBe(409)
    expect((await ask('design/restore', { body: { ...back, version_id: 999_999 } })).status).toBe(409)
  })

  test('waits for its time, and can be called off before', async () => {
    await draft([aSlide('Black week')])
    const at = new Date(Date.now() + 3_600_000).toISOString()
    const { result } = await publish(1, { at })
    expect(result.scheduled).toMatchObject([{ effective_at: at }])
    expect(await titles()).toEqual(['Coats'])
    await sql`update design_version set effective_at = date_trunc('milliseconds', now()) where effective_at > now()`.execute(
      shop().database.db,
    )
    expect(await titles()).toEqual(['Coats', 'Black week'])
    await draft([aSlide('Later', { id: 's-later' })])
    const later = (await publish(1, { at })).result.scheduled[0].id
    expect((await ask('design/unschedule', { body: { version_id: later } })).result.scheduled).toEqual([])
    expect((await ask('design/unschedule', { body: { version_id: later } })).status).toBe(404)
  })

  test('is forgotten by pages when a version or a slide begins', async () => {
    const tell = vi.fn()
    let now = new Date()
    const follow = createClockFollower(tell)
    const look = () => follow({ db: shop().database.db, now: () => now })
    await look()
    const from = new Date(Date.now() + 60_000).toISOString()
    await draft([aSlide('Friday', { from })])
    await publish()
    now = new Date(Date.now() + 1_000)
    await look()
    await look()
    now = new Date(Date.parse(from) + 1)
    await look()
    expect(tell.mock.calls).toEqual([['*'], ['home']])
  })
})

describe('two at one desk', () => {
  test('the second is told, and reads what the first did', async () => {
    await draft([aSlide('First')])
    expect(await draft([aSlide('Second')])).toMatchObject({
      status: 409,
      result: 'DESIGN_DRAFT_MOVED_ON',
      meta: { field: 'version' },
    })
    expect((await desk()).draft?.state.sliders.main[1]?.texts.en?.title).toBe('First')
  })

  test('of twenty who save at one moment one does, and what was published meanwhile is not written over', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => draft([aSlide('Winter')])))
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)])
    await ask('slides', { body: { slides: [{ img: 'c.webp', title: 'By a program' }] } })
    expect(await publish()).toMatchObject({ status: 409, result: 'DESIGN_MOVED_ON' })
  })
})

describe('a partner', () => {
  const me = async () => (await desk('partner')).me
  test('lays slides of their own into the draft; an owner publishes them', async () => {
    const by = await me()
    expect((await desk('partner')).may_publish).toBe(false)
    expect((await draft([aSlide('Mila’s picks', { by })], { as: 'partner' })).status).toBe(200)
    expect(await ask('design/publish', { as: 'partner', body: { version: 1 } })).toMatchObject({
      status: 403,
    })
    await publish()
    expect(await titles()).toEqual(['Coats', 'Mila’s picks'])
  })

  test.each<[string, (by: number) => Slide]>([
    ['a slide of the shop’s', () => aSlide('Mine')],
    ['one in the name of another partner', (by) => aSlide('Mine', { by: by + 1_000 })],
  ])('lays in %s: refused', async (_what, slide) => {
    const reply = await draft([slide(await me())], { as: 'partner' })
    expect(reply).toMatchObject({ status: 403, result: 'DESIGN_ONLY_OWN_SLIDES' })
  })

  test('by the call of programs, too: slides wait in the draft, and nothing else is theirs', async () => {
    const slides = [{ img: 'm.webp', title: 'Mila' }]
    expect(await ask('slides', { as: 'partner', body: { slides } })).toMatchObject({
      status: 200,
      result: { saved: true },
    })
    expect(await titles()).toEqual(['Coats'])
    const { draft: laid } = await desk()
    expect(laid?.state.sliders.main.map(({ texts, by }) => [texts.en?.title, by])).toEqual([
      ['Coats', null],
      ['Mila', await me()],
    ])
    expect((await ask('design', { as: 'partner', body: { show_bonuses_banner: true } })).status).toBe(403)
  })
})

test.each([
  ['two slides of one name', [aSlide('a'), aSlide('b')], /alike/],
  [
    'a slide that ends before it begins',
    [aSlide('a', { from: '2026-12-02T00:00:00.000Z', until: '2026-12-01T00:00:00.000Z' })],
    /before/,
  ],
])('%s: 400', async (_what, slides, why) => {
  const reply = await draft(slides)
  expect([reply.status, reply.result]).toEqual([400, expect.stringMatching(why)])
})
