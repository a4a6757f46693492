import { describe, expect, test } from 'vitest'
import { aWritingStaff, DELIVERY, PAGE, text } from './testing/a-writing-staff.ts'

const { db, tokenOf, ask, get, save, publish, read, auditLines } = aWritingStaff()

describe('the list', () => {
  test('says of each language whether its text is there, older than the English one, or missing', async () => {
    const { result } = await ask('content')
    expect(result.counts).toEqual({ page: 1, block: 0, news: 1, redirect: 0 })
    const [page] = result.items
    const states = Object.entries(page.texts as object).map(([name, { state }]) => [name, state])
    expect(Object.fromEntries(states)).toEqual({
      ...{ en: 'there', de: 'there', uk: 'older', ru: 'missing', zh: 'missing' },
    })
    expect(result.needs_work).toBe(1)
  })

  test('finds words of any language, by what they say and not by signs of a pattern', async () => {
    const found = async (q: string) =>
      (await ask('content', { query: `?q=${encodeURIComponent(q)}` })).result.items.length
    expect([await found('Доставка'), await found('%'), await found('nothing')]).toEqual([1, 0, 0])
  })

  test('names a page in the language of whoever reads it, not in English to everybody', async () => {
    const titleIn = async (store: string) => (await ask('content', { store })).result.items[0].title
    expect(await Promise.all(['us', 'de', 'ua', 'ru'].map(titleIn))).toEqual([
      ...['Delivery', 'Lieferung', 'Доставка'],
      // Not translated yet.
      'Delivery',
    ])
  })

  test('names a page whose English title is empty by the title it has, not by its address', async () => {
    await db().updateTable('cms_page').set({ title: '' }).where('language', '=', 'en').execute()
    expect((await ask('content', { store: 'ru' })).result.items[0].title).toMatch(/Lieferung|Доставка/)
  })

  test('shows what is only a draft yet, and blocks that hold data never', async () => {
    await db().insertInto('cms_block').values({ identifier: 'cms_settings' }).execute()
    await save('content/block/footer')
    const { result } = await ask('content', { query: '?kind=block' })
    expect(result.items).toMatchObject([
      { identifier: 'footer', has_draft: true, changed_by: expect.any(String) },
    ])
    expect((await ask('content/block/cms_settings')).status).toBe(404)
  })
})

describe('a page', () => {
  test('is written unseen, then published in all languages at once, and leaves its line', async () => {
    const texts = { en: text(), de: text({ title: 'Lieferung', content: '<p>Zwei Tage.</p>' }) }
    const { result } = await save(PAGE, { texts })
    expect(result.draft).toMatchObject({ version: 1, is_overtaken: false })
    expect((await read('shipping-info')).content).toBe('<p>One day.</p>')
    expect(await publish()).toMatchObject({ status: 200, result: { draft: null } })
    expect((await read('shipping-info')).content).toBe('<p>Two days.</p>')
    expect((await read('shipping-info', 'de')).content).toBe('<p>Zwei Tage.</p>')
    expect(await auditLines()).toMatchObject([
      { entity: 'content_draft', entity_id: 'shipping-info' },
      { entity: 'cms_page', after: { languages: ['en', 'de'] } },
    ])
  })

  test('keeps a text that was not touched as old as it is', async () => {
    const { published } = await get()
    await save(PAGE, { texts: { ...published?.texts, en: text() } })
    await publish()
    const { changed } = await get()
    expect(changed.uk).toBe('2026-11-02T00:00:00.000Z')
    expect(changed.en).not.toBe('2026-11-20T00:00:00.000Z')
  })

  test.each([
    ['a script', '<p>Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
    ['a handler', '<img src="https://a.b/x" onerror="x()">', '<img src="https://a.b/x" loading="lazy" />'],
    ['an address that runs code', '<a href="javascript:x()">x</a>', '<a>x</a>'],
    ['a style that lies over the page', '<p style="position:fixed">Hi</p>', '<p>Hi</p>'],
    ['a drawing with a script', '<svg onload="x()"><a>1</a></svg>ok', 'ok'],
  ])('%s never reaches the draft', async (_what, html, clean) => {
    const { result } = await save(PAGE, { texts: { en: text({ content: html }) } })
    expect(result.draft.state.texts.en.content).toBe(clean)
  })

  test('ten thousand nested tags are taken in or refused, and answered', async () => {
    const content = '<div>'.repeat(10_000)
    expect((await save(PAGE, { texts: { en: text({ content }) } })).status).toBe(200)
  })

  test('of two at one draft the second is told, and reads what the first wrote', async () => {
    const other = await tokenOf('Jonas', ['admin'])
    await save(PAGE)
    await save(PAGE, { version: 1, texts: { en: text({ title: 'First' }) }, as: other })
    const second = await save(PAGE, { version: 1, texts: { en: text({ title: 'Second' }) } })
    expect(second).toMatchObject({
      status: 409,
      result: 'CONTENT_DRAFT_MOVED_ON',
      meta: { field: 'version' },
    })
    expect((await get()).draft).toMatchObject({ version: 2, state: { texts: { en: { title: 'First' } } } })
  })

  test('of twenty who save at one moment one does', async () => {
    const { based_on } = await get()
    const all = await Promise.all(Array.from({ length: 20 }, () => save(PAGE, { based_on })))
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)])
  })

  test('published anew meanwhile, a draft is told so instead of writing over it', async () => {
    await save(PAGE)
    await db().updateTable('cms_page').set({ content: '<p>By a feed.</p>' }).execute()
    expect((await get()).draft?.is_overtaken).toBe(true)
    expect(await publish()).toMatchObject({ status: 409, result: 'CONTENT_MOVED_ON' })
    expect((await save(PAGE, { version: 1 })).status).toBe(200)
    expect((await publish(PAGE, 2)).status).toBe(200)
  })

  test('goes back to a former version by a new one; the first, from a feed, is among them', async () => {
    await save(PAGE, { texts: { en: text(), zh: text({ title: '配送' }) } })
    const { result } = await publish()
    const versions = (await ask(`${PAGE}/versions`)).result.items
    expect(versions.map(({ changed }: { changed: string[] }) => changed)).toEqual([
      ['en', 'zh'],
      ['en', 'de', 'uk'],
    ])
    const restore = { version_id: versions[1].id, based_on: result.based_on }
    expect((await ask(`${PAGE}/restore`, { body: restore })).status).toBe(200)
    expect((await read('shipping-info')).content).toBe('<p>One day.</p>')
    expect((await read('shipping-info', 'cn')).title).toBe('Delivery')
    expect((await ask(`${PAGE}/versions`)).result.items).toHaveLength(3)
    expect(await ask(`${PAGE}/restore`, { body: restore })).toMatchObject({ status: 409 })
  })

  test('of one store stands before that of its language, and has no other', async () => {
    const of = { store: 'eu' }
    const { based_on } = (await ask(`${PAGE}?store=eu`)).result
    const state = { news_on: null, picture: null, texts: { en: text({ title: 'In Europe' }) } }
    expect((await ask(`${PAGE}/draft`, { body: { ...of, version: 0, based_on, state } })).status).toBe(200)
    await ask(`${PAGE}/publish`, { body: { ...of, version: 1 } })
    expect([(await read('shipping-info', 'eu')).title, (await read('shipping-info')).title]).toEqual([
      'In Europe',
      'Delivery',
    ])
    const german = { ...state, texts: { de: text() } }
    const refused = await ask(`${PAGE}/draft`, { body: { ...of, version: 0, based_on, state: german } })
    expect(refused).toMatchObject({ status: 400, meta: { field: 'state.texts.de' } })
  })

  test('an import leaves alone what the staff has written', async () => {
    await save(PAGE)
    await publish()
    const { importCatalogue } = await import('#api/features/imports/index.ts')
    const record = { kind: 'cms_page', language: 'en', ...DELIVERY } as const
    await importCatalogue(db(), [record], { source: 'feed' })
    expect((await read('shipping-info')).content).toBe('<p>Two days.</p>')
  })
})
