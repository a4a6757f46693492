import { describe, expect, test } from 'vitest'
import { aWritingStaff, PAGE, text } from './testing/a-writing-staff.ts'

const { tokenOf, ask, get, save, publish } = aWritingStaff()

describe('what is refused, by field', () => {
  const state = (more: object) => ({ news_on: null, picture: null, texts: {}, ...more })
  const long = text({ content: 'x'.repeat(60_001) })
  test.each([
    ['an unknown key', { ...state({}), css: 'x' }, 'state.css'],
    ['a text too long', state({ texts: { en: long } }), 'state.texts.en.content'],
    ['a language nobody reads', state({ texts: { xx: text() } }), 'state.texts.xx'],
    ['a title of two lines', state({ texts: { en: text({ title: 'a\nb' }) } }), 'state.texts.en.title'],
    ['a day that is none', state({ news_on: '2026-02-31' }), 'state.news_on'],
    ['a picture elsewhere', state({ picture: 'https://evil.example/a.png' }), 'state.picture'],
    ['a picture above the folder', state({ picture: '../../etc/passwd' }), 'state.picture'],
    ['a day of what is no news', state({ news_on: '2026-02-01' }), 'state.news_on'],
    ['a text for all languages of a page', state({ texts: { '*': text() } }), 'state.texts.*'],
  ])('%s', async (_what, sent, field) => {
    const { based_on } = await get()
    const reply = await ask(`${PAGE}/draft`, { body: { version: 0, based_on, state: sent } })
    expect(reply).toMatchObject({ status: 400, meta: { field } })
  })

  test('three megabytes of text', async () => {
    const body = { version: 0, based_on: 'f'.repeat(64), state: 'x'.repeat(3_000_000) }
    expect((await ask(`${PAGE}/draft`, { body })).status).toBe(413)
  })

  test('a shown text without a title, once it is published', async () => {
    await save(PAGE, { texts: { en: text({ title: '' }) } })
    expect(await publish()).toMatchObject({ status: 400, meta: { field: 'texts.en.title' } })
  })

  test('a store nobody has; a page under the name of news', async () => {
    expect(await ask(`${PAGE}?store=xx`)).toMatchObject({ status: 400, meta: { field: 'store' } })
    expect((await ask('content/page/opening')).status).toBe(404)
    expect((await ask('content/news/opening')).status).toBe(200)
  })

  test('who is none of the staff', async () => {
    const partner = await tokenOf('Mila', ['blogger'])
    expect([
      (await ask('content', { as: partner })).status,
      (await ask('content', { as: '' })).status,
    ]).toEqual([403, 401])
  })
})
