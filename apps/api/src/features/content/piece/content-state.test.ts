// All languages of a page as one thing: what is kept of it, and which of them an editor is told have changed.
import type { ContentState, ContentText } from '@vitrine/contract/content/editing'
import { describe, expect, test } from 'vitest'
import { changedLanguages, cleanState, EMPTY_STATE, fingerprint, toState } from './content-state.ts'
import { DATA_BLOCKS, pieceKey, pieceName } from './piece-key.ts'

const text = (more: Partial<ContentText> = {}): ContentText => ({
  ...{ title: 'Delivery', heading: '', content: '<p>One day.</p>', meta_title: '', meta_description: '' },
  ...{ active: true, ...more },
})
const state = (texts: ContentState['texts'], more: Partial<ContentState> = {}): ContentState => ({
  ...EMPTY_STATE,
  ...more,
  texts,
})
const BOTH = state({ en: text(), de: text({ title: 'Lieferung' }) })

describe('what is kept', () => {
  test('harms nobody who reads it', async () => {
    const { texts } = await cleanState(
      state({ en: text({ content: '<p onclick="x()">Hi<script>x()</script></p>' }) }),
    )
    expect(texts.en?.content).toBe('<p>Hi</p>')
  })

  test('has no language nobody wrote in, and each in which anything stands', async () => {
    const blank = { title: '', content: ' \n' }
    const sent = state({
      en: text(),
      de: text(blank),
      ru: text({ ...blank, heading: 'Доставка' }),
      uk: text(blank),
    })
    expect(Object.keys((await cleanState(sent)).texts)).toEqual(['en', 'ru'])
  })

  test('keeps day, picture and whether it is shown', async () => {
    const sent = state({ en: text({ active: false }) }, { news_on: '2026-01-12', picture: 'news/coat.webp' })
    expect(await cleanState(sent)).toEqual(sent)
  })

  test('of a page that is read from its rows has languages in one order, and nothing of a row besides', () => {
    const row = (language: 'en' | 'de') => ({
      ...{ ...text(), language, news_on: '2026-01-12', picture: null, updated_at: new Date() },
    })
    const { texts, news_on } = toState([row('de'), row('en')])
    expect([Object.keys(texts), texts.en, news_on]).toEqual([['en', 'de'], text(), '2026-01-12'])
    expect(toState([])).toEqual(EMPTY_STATE)
  })
})

describe('two states are one text', () => {
  test('whatever order their languages and fields came in', () => {
    const { title, ...rest } = text()
    const turned = {
      texts: { de: text({ title: 'Lieferung' }), en: { ...rest, title } },
      picture: null,
      news_on: null,
    }
    expect(fingerprint(turned)).toBe(fingerprint(BOTH))
  })

  test.each<[what: string, other: ContentState]>([
    ['a letter', state({ ...BOTH.texts, en: text({ content: '<p>One day!</p>' }) })],
    ['a language that went', state({ en: text() })],
    ['a text under another language', state({ de: text(), en: text({ title: 'Lieferung' }) })],
    ['the day', { ...BOTH, news_on: '2026-01-12' }],
    ['the picture', { ...BOTH, picture: 'news/coat.webp' }],
    ['being shown', state({ ...BOTH.texts, de: text({ title: 'Lieferung', active: false }) })],
    ['what search engines are told', state({ ...BOTH.texts, en: text({ meta_description: 'Fast' }) })],
  ])('but not with another %s', (_, other) => expect(fingerprint(other)).not.toBe(fingerprint(BOTH)))
})

describe('the languages an editor is told have changed', () => {
  test.each<[what: string, after: ContentState, changed: string[]]>([
    ['none', BOTH, []],
    ['the one that was written', state({ ...BOTH.texts, de: text({ title: 'Versand' }) }), ['de']],
    ['one that came', state({ ...BOTH.texts, zh: text({ title: '配送' }) }), ['zh']],
    ['one that went', state({ en: text() }), ['de']],
    ['all there are, of another day', { ...BOTH, news_on: '2026-01-12' }, ['en', 'de']],
    ['all there were, of another picture', { ...state({ en: text() }), picture: 'a.webp' }, ['en', 'de']],
  ])('%s', (_, after, changed) => expect(changedLanguages(BOTH, after)).toEqual(changed))
})

describe('which piece is meant', () => {
  test('news and pages are one shelf, blocks another, and a store has its own', () => {
    const keys = (['page', 'news', 'block'] as const).map((kind) => pieceKey({ kind, identifier: 'about' }))
    expect(keys.map(({ table, storeId }) => `${table} ${storeId}`)).toEqual(['page 0', 'page 0', 'block 0'])
    const german = pieceKey({ kind: 'page', identifier: 'about', store: 'de' })
    expect([pieceName(german), ...keys.map(pieceName)]).toEqual([
      `about ${german.storeId}`,
      ...['about', 'about', 'about'],
    ])
    expect(german.storeId).toBeGreaterThan(0)
  })

  test('a store nobody has is told by its field, and blocks of data are no texts', () => {
    expect(() => pieceKey({ kind: 'page', identifier: 'about', store: 'xx' })).toThrow('store: ')
    for (const identifier of DATA_BLOCKS)
      expect(() => pieceKey({ kind: 'block', identifier })).toThrow(expect.objectContaining({ status: 404 }))
    expect(pieceKey({ kind: 'page', identifier: 'wiki' }).table).toBe('page')
  })
})
