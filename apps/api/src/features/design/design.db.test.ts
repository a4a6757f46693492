import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DesignDesk } from '@vitrine/contract/design/editor'
import type { Role } from '@vitrine/domain/access/roles'
import type { Design, Slide } from '@vitrine/domain/design/design'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { json } from '#api/db/json.ts'
import { openWholeShop, type WholeShop } from '#api/testing/open-whole-shop.ts'
import { signInAt } from '#api/testing/sign-in-at.ts'
import { createClockFollower } from './follow-clock.ts'

let shop: WholeShop
let owner: string
let partner: string
beforeAll(async () => {
  shop = await openWholeShop()
  owner = await tokenOf('Jonas', ['admin'])
  partner = await tokenOf('Mila', ['blogger'])
})
afterAll(() => shop.close())
beforeEach(async () => {
  const { db } = shop.database
  for (const table of ['design_draft', 'design_version', 'cms_block'] as const)
    await db.deleteFrom(table).execute()
  await sql`truncate audit`.execute(db)
  const main = (title: string) => ({
    main_slider: [{ img: 'a.webp', title, link: '/coats' }],
    phone_display: '1',
  })
  await db
    .insertInto('cms_block')
    .values([
      { identifier: 'cms_settings', language: 'en', json: json(main('Coats')) },
      { identifier: 'cms_settings', language: 'de', json: json(main('Mäntel')) },
    ])
    .execute()
})

const tokenOf = async (name: string, roles: Role[]) => (await signInAt(shop, { name, roles })).token
type Asked = { body?: object; as?: string; store?: string }
async function ask(path: string, { body, as = owner, store = 'us' }: Asked = {}) {
  const reply = await shop.api.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/admin/${path}`,
    headers: { 'x-vs-store-code': store, ...(as && { authorization: `Bearer ${as}` }) },
    ...(body && { payload: body }),
  })
  return { status: reply.statusCode, ...reply.json() }
}
const desk = async (as = owner): Promise<DesignDesk> => (await ask('design', { as })).result
async function shown(store = 'us'): Promise<Record<string, unknown>[]> {
  const reply = await shop.api.app.inject({
    url: '/api/ext/cms-data/cmsBlockIdentifier/cms_settings',
    headers: { 'x-vs-store-code': store },
  })
  return reply.json().result.json.main_slider
}
const titles = async (store?: string) => (await shown(store)).map(({ title }) => title)
const words = (title: string, link = '/new-in') => ({ title, text: '', button: '', link, alt: '' })
const aSlide = (title: string, more: Partial<Slide> = {}): Slide => ({
  ...{ id: 's-new', by: null, pictures: [{ path: 'b.webp', focus: [30, 70] }], light_bg: true, stores: [] },
  ...{ from: null, until: null, is_hidden: false, category_key: null, texts: { en: words(title) } },
  ...more,
})
const withMain = ({ sliders, ...rest }: Design, main: Slide[]): Design => ({
  ...rest,
  sliders: { ...sliders, main },
})
async function draft(
  slides: Slide[],
  { version = 0, as = owner, based_on }: { version?: number; as?: string; based_on?: number } = {},
) {
  const { published, based_on: live } = await desk(as)
  const state = withMain(published, [...published.sliders.main, ...slides])
  return ask('design/draft', { as, body: { version, based_on: based_on ?? live, state } })
}
const publish = (version = 1, more: object = {}) => ask('design/publish', { body: { version, ...more } })

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
    const lines = await shop.database.db.selectFrom('audit').select(['entity', 'after']).execute()
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
    await sql`update design_version set effective_at = now() where effective_at > now()`.execute(
      shop.database.db,
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
    const look = () => follow({ db: shop.database.db, now: () => now })
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
  const me = async () => (await desk(partner)).me
  test('lays slides of their own into the draft; an owner publishes them', async () => {
    const by = await me()
    expect((await desk(partner)).may_publish).toBe(false)
    expect((await draft([aSlide('Mila’s picks', { by })], { as: partner })).status).toBe(200)
    expect(await ask('design/publish', { as: partner, body: { version: 1 } })).toMatchObject({ status: 403 })
    await publish()
    expect(await titles()).toEqual(['Coats', 'Mila’s picks'])
  })

  test.each<[string, (by: number) => Slide]>([
    ['a slide of the shop’s', () => aSlide('Mine')],
    ['one in the name of another partner', (by) => aSlide('Mine', { by: by + 1_000 })],
  ])('lays in %s: refused', async (_what, slide) => {
    const reply = await draft([slide(await me())], { as: partner })
    expect(reply).toMatchObject({ status: 403, result: 'DESIGN_ONLY_OWN_SLIDES' })
  })

  test('by the call of programs, too: slides wait in the draft, and nothing else is theirs', async () => {
    const slides = [{ img: 'm.webp', title: 'Mila' }]
    expect(await ask('slides', { as: partner, body: { slides } })).toMatchObject({
      status: 200,
      result: { saved: true },
    })
    expect(await titles()).toEqual(['Coats'])
    const { draft: laid } = await desk()
    expect(laid?.state.sliders.main.map(({ texts, by }) => [texts.en?.title, by])).toEqual([
      ['Coats', null],
      ['Mila', await me()],
    ])
    expect((await ask('design', { as: partner, body: { show_bonuses_banner: true } })).status).toBe(403)
  })
})

describe('the calls of programs', () => {
  test('slides are written at once in one language, those without a picture dropped, others keep theirs', async () => {
    const slides = [
      { img: 'neu.webp', title: 'Neu', link: '/neu' },
      { img: 'a.webp', title: 'Mäntel für alle' },
      { img: '', title: 'leer' },
    ]
    for (const path of ['slides', 'design/slides']) {
      const reply = await ask(path, { body: { slides, lang: 'de' } })
      expect(reply).toMatchObject({ status: 200, result: { saved: true, updated_at: expect.any(String) } })
    }
    expect([await titles('de'), await titles()]).toEqual([['Neu', 'Mäntel für alle'], ['Coats']])
  })

  test('keys of the settings are changed by name; what is not named stays', async () => {
    const body = { show_bonuses_banner: true, bonuses_banner_code: 'HELLO', navbar: { category_ids: [3, 1] } }
    expect((await ask('design', { body })).status).toBe(200)
    expect((await desk()).published).toMatchObject({
      ...{ navbar: [3, 1], bonus: { show_banner: true, code: 'HELLO', modal_after_ms: 3000 } },
      sliders: { main: [{ texts: { en: { title: 'Coats' } } }] },
    })
  })

  test.each([
    ['an unknown key', 'design', { css: 'body{}' }, 'css'],
    [
      'a link to another host',
      'slides',
      { slides: [{ img: 'a.webp', link: 'https://evil.example' }] },
      'slides.0.link',
    ],
    [
      'a link without its scheme',
      'slides',
      { slides: [{ img: 'a.webp', link: '//evil.example' }] },
      'slides.0.link',
    ],
    [
      'a link that runs code',
      'slides',
      { slides: [{ img: 'a.webp', link: 'javascript:x()' }] },
      'slides.0.link',
    ],
    [
      'a picture of another host',
      'slides',
      { slides: [{ img: 'https://evil.example/a.png' }] },
      'slides.0.img',
    ],
    ['a picture above its folder', 'slides', { slides: [{ img: '../../etc/a.png' }] }, 'slides.0.img'],
    ['too many slides', 'slides', { slides: Array(25).fill({ img: 'a.webp' }) }, 'slides'],
    ['a language nobody reads', 'slides', { slides: [], lang: 'xx' }, 'lang'],
    [
      'an unknown field of a slide',
      'slides',
      { slides: [{ img: 'a.webp', onclick: 'x' }] },
      'slides.0.onclick',
    ],
    ['a delay out of range', 'design', { show_bonuses_modal_after: 600_001 }, 'show_bonuses_modal_after'],
  ])('%s is refused by its name', async (...[, path, body, field]) => {
    expect(await ask(path, { body })).toMatchObject({ status: 400, meta: { field } })
  })

  test('nobody else may', async () => {
    const manager = await tokenOf('Petra', ['manager'])
    const body = { slides: [] }
    expect([
      (await ask('slides', { as: manager, body })).status,
      (await ask('slides', { as: '', body })).status,
    ]).toEqual([403, 401])
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

describe('pictures', () => {
  const upload = (bytes: Buffer, name = 'x.jpg') => {
    const boundary = 'vitrine-test'
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="pictures"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`
    return shop.api.app.inject({
      method: 'POST',
      url: '/api/admin/design/pictures',
      headers: {
        authorization: `Bearer ${owner}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    })
  }
  test('are made anew, and cut around what must stay in sight', async () => {
    const half = (background: string) =>
      sharp({ create: { width: 600, height: 800, channels: 3, background } })
        .png()
        .toBuffer()
    const wide = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#000' } })
      .composite([
        { input: await half('#f00'), left: 0, top: 0 },
        { input: await half('#00f'), left: 600, top: 0 },
      ])
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toBuffer()
    const [path = ''] = (await upload(wide)).json().result.paths
    expect(path).toMatch(/^d\/[0-9a-f]{32}\.webp$/)
    const colourAt = async (focus: string) => {
      const reply = await shop.api.app.inject({
        url: `/media/324x489/${path.replace('.webp', `.f${focus}.webp`)}`,
      })
      const { dominant } = await sharp(reply.rawPayload).stats()
      return dominant.r > dominant.b ? 'red' : 'blue'
    }
    expect([await colourAt('0-50'), await colourAt('100-50'), await colourAt('999-999')]).toEqual([
      'red',
      'blue',
      'blue',
    ])
  })

  test('no slide shows are swept away, those of a draft stay', async () => {
    const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#345' } })
      .jpeg()
      .toBuffer()
    const [shownPath = ''] = (await upload(bytes)).json().result.paths
    await upload(bytes)
    await draft([aSlide('Winter', { pictures: [{ path: shownPath, focus: [1, 2] }] })])
    const later = Date.now() + 7_200_000
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers({ now: later, toFake: ['Date'] })
    await shop.api.jobs.run('design.sweep-pictures')
    const left = readdirSync(join(shop.dataDir, 'design-pictures'), { recursive: true }).map(String)
    expect(left.filter((name) => name.endsWith('.webp')).map((name) => name.slice(3))).toEqual([
      shownPath.slice(2),
    ])
  })

  test.each([
    ['a text', Buffer.from('<script>alert(1)</script>')],
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')],
    ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
  ])('%s is none', async (_what, bytes) => {
    const reply = await upload(bytes)
    expect([reply.statusCode, reply.json().meta.field]).toEqual([400, 'pictures'])
  })
})
