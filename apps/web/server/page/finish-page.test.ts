import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { finishPage, type RawPage } from './finish-page.ts'

const NONCE = 'n0nce'
const marked = (code: string, more = '') => `<script nonce="${NONCE}"${more}>${code}</script>`
const PICTURE = '<img src="/a.webp" loading="eager"/>'
/** A page as it is rendered, and as it goes out. */
const page = (body: string) =>
  `<html><head><meta name="viewport" content="width=device-width"/><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head><body>${body}</body></html>`
const finish = (raw: RawPage, links: string[]) => {
  const { pieces, policy } = finishPage(raw, { nonce: NONCE, links })
  return { html: pieces.join(''), policy }
}
const send = (body: string, scripts: RawPage['scripts'] = [], links: string[] = []) =>
  finish({ html: page(body), scripts }, links)
/** The code a browser would run or keep, with the policy's word on it. */
function scripts(html: string, policy: string) {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, attributes = '', code = '']) => {
    const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`
    return { isAsleep: attributes.includes('asleep'), isAllowed: policy.includes(hash), code }
  })
}

describe('a page that goes out', () => {
  it.each([
    ['with a picture first', PICTURE],
    ['without one', '<p>Text</p>'],
  ])('%s may run every script of its own, and tells nobody its secret', (_, first) => {
    const { html, policy } = send(`${first}${marked('data()')}${marked('import "/a.js"', ' type="module"')}`)
    const own = scripts(html, policy)
    expect(own.filter(({ isAllowed }) => !isAllowed)).toEqual([])
    expect([html.includes(NONCE), policy.includes(NONCE)]).toEqual([false, false])
    expect(own.some(({ isAsleep }) => isAsleep)).toBe(true)
  })

  it('runs nothing an editor has written, wherever it stands', () => {
    const evil = '<script type="module">steal()</script>'
    const { html, policy } = send(`${PICTURE}${evil}${marked('import "/a.js"', ' type="module"')}`)
    const steal = scripts(html, policy).filter(({ code }) => code === 'steal()')
    expect(steal.map(({ isAllowed }) => isAllowed)).toEqual([false])
  })

  it('loses no sheet and no script on its way, and each stands in it once', () => {
    const { html } = send(PICTURE)
    for (const file of ['/a.css', '/a.js', '/a.webp']) expect(html.split(`"${file}"`)).toHaveLength(2)
    expect(html.indexOf('/a.css')).toBeLessThan(html.indexOf('/a.js'))
  })

  it('keeps signs a pattern would take for its own', () => {
    const code = 'price("$& $1 $`")'
    const { html, policy } = send(`${PICTURE}${marked(code, ' type="module"')}`)
    expect(html).toContain(code)
    expect(scripts(html, policy).every(({ isAllowed }) => isAllowed)).toBe(true)
  })

  it('ends with the scripts it is given, inside its body, and may run them', () => {
    const { html, policy } = send('<p>hi</p>', [{ code: 'a()' }, { data: '[1]' }, { code: 'b()' }])
    const data = '<script type="application/json">[1]</script>'
    expect(html).toContain(`<p>hi</p><script>a()</script>${data}<script>b()</script></body></html>`)
    // Data run nowhere, and nothing has to allow them.
    expect(scripts(html, policy).map(({ isAllowed }) => isAllowed)).toEqual([true, false, true])
  })

  it('is told in its head what it needs, once', () => {
    const links = ['<link rel="stylesheet" href="/a.css"/>', '<link rel="modulepreload" href="/b.js"/>']
    const { html } = send('', [], links)
    for (const file of ['/a.css', '/b.js']) expect(html.split(`"${file}"`)).toHaveLength(2)
  })

  it('is nothing where nobody asked for more than its headers', () => {
    const links = ['<link rel="stylesheet" href="/a.css"/>']
    expect(finish({ html: '', scripts: [] }, links)).toMatchObject({ html: '' })
  })
})
