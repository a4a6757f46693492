import { createHash } from 'node:crypto'
import type { Dialect } from '@vitrine/domain/store/dialect'
import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { compileMessages } from '@vitrine/i18n/compile-messages'
import { createTranslate } from '@vitrine/i18n/create-translate'
import { readMessages } from '@vitrine/i18n/read-messages'
import { describe, expect, it } from 'vitest'
import { plainPage } from './plain-page.ts'

const translateTo = (dialect: Dialect) => createTranslate(dialect, compileMessages(readMessages(dialect)))
const ask = (address: string, { acceptLanguage = '', status = 503 } = {}) =>
  plainPage({ address, acceptLanguage, status }, { translateTo, stores: STORE_VIEWS })
const titleOf = (html: string) => /<h1>(.*)<\/h1>/.exec(html)?.[1]

describe('a shop with no time to make a page', () => {
  it.each([
    ['/us/women?page=2', 'en', 'Back in a moment'],
    ['/de', 'de', 'Gleich wieder da'],
    ['/ru/zhenschinam', 'ru', 'Скоро вернёмся'],
    ['/ua', 'uk', 'Скоро повернемося'],
    ['/cn/search?q=1', 'zh', '马上回来'],
  ])('says so at %s in the language of the store', (address, language, title) => {
    const { html } = ask(address, { acceptLanguage: 'fr, en' })
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(`<title>${title} · Vitrine</title>`)
    expect(titleOf(html)).toBe(title)
    expect(html).toContain(`<a href="/${address.slice(1, 3)}">`)
  })

  it.each([
    ['uk-UA,ru;q=0.8', 'uk'],
    ['zh-TW', 'zh'],
    ['', 'en'],
  ])('outside of any store speaks as %s wishes', (acceptLanguage, language) => {
    expect(ask('/', { acceptLanguage }).html).toContain(`<html lang="${language}">`)
  })

  it('calls itself as its owner does, and nothing in that name is code', () => {
    const stores = STORE_VIEWS.map((store) => ({ ...store, shopName: 'Oak & <Sons>' }))
    const { html } = plainPage({ address: '/us', acceptLanguage: '', status: 503 }, { translateTo, stores })
    expect(html).toContain('<title>Back in a moment · Oak &#38; &#60;Sons&#62;</title>')
    expect(html).toContain('aria-label="Oak &#38; &#60;Sons&#62;, home page">Oak &#38; &#60;Sons&#62;</a>')
  })

  it('asks again by itself, as it says', () => {
    expect(ask('/us').headers.refresh).toBe('15')
  })
})

describe('a page that failed', () => {
  it('says whose fault it is, and is not asked for again and again', () => {
    const { html, headers } = ask('/de/damen', { status: 500 })
    expect(titleOf(html)).toBe('Da ist eine Naht gerissen')
    expect(headers.refresh).toBeUndefined()
  })
})

it('needs nothing but itself, and may fetch nothing', () => {
  const { html, headers } = ask('/us/"><script>alert(1)</script>')
  expect(html).not.toMatch(/<script|<link|<img|src=/)
  const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}'`)
})
