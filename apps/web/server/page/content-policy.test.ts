import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { allowOwnScripts, markOf } from './content-policy.ts'
import { splitPage } from './page-parts.ts'

const NONCE = 'n0nce'
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const allow = (html: string, imageHosts: readonly string[] = []) => {
  const page = splitPage(html, markOf(NONCE))
  const { pieces, policy } = allowOwnScripts(page, { nonce: NONCE, imageHosts })
  return { html: pieces.join(''), policy }
}

describe('the pictures a page may show', () => {
  it('are the shop’s own, and none of a host nobody named', () => {
    expect(allow('').policy).toContain("img-src 'self' data: blob:; media-src 'self';")
  })

  it('come from the hosts the operator named', () => {
    const { policy } = allow('', ['https://cdn.example', 'https://*.films.example'])
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.example https://*.films.example;")
    expect(policy).toContain("media-src 'self' https://cdn.example https://*.films.example;")
  })
})

describe('the forms of a page', () => {
  it('go to the shop, and to the payment services it takes money by', () => {
    expect(allow('').policy).toContain("form-action 'self';")
    const page = { nonce: NONCE, imageHosts: [], formHosts: ['https://pay.example'] }
    expect(allowOwnScripts(splitPage('', markOf(NONCE)), page).policy).toContain(
      "form-action 'self' https://pay.example;",
    )
  })
})

describe('the scripts a page may run', () => {
  it('are its own files and its own inline ones, by their hashes', () => {
    const { html, policy } = allow(
      `<script nonce="${NONCE}">start()</script><script type="module" nonce="${NONCE}">go()</script>`,
    )
    expect(policy).toContain(`script-src 'self' ${hash('start()')} ${hash('go()')}`)
    expect(html).toBe('<script>start()</script><script type="module">go()</script>')
  })

  it('are none that came in with somebody’s text', () => {
    const { policy } = allow('<p><script>steal()</script><script nonce="guess">steal()</script></p>')
    expect(policy).not.toContain('sha256')
    expect(policy).toMatch(/script-src 'self'$/)
  })

  it('leave letters of all languages as they were', () => {
    expect(allow('<h1>Пальто 大衣</h1>').html).toBe('<h1>Пальто 大衣</h1>')
  })
})
