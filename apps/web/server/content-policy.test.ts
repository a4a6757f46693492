import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { allowOwnScripts } from './content-policy.ts'

const MARK = 'm4rk'
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const allow = (html: string) => {
  const allowed = allowOwnScripts(Buffer.from(html), MARK)
  return { ...allowed, html: allowed.html.toString() }
}

describe('the scripts a page may run', () => {
  it('are its own files and its own inline ones, by their hashes', () => {
    const { html, policy } = allow(
      `<script nonce="${MARK}">start()</script><script type="module" nonce="${MARK}">go()</script>`,
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
