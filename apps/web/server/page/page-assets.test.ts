import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createPageAssets } from './page-assets.ts'

const CHUNKS = ['product-view', 'category-view', 'content-view', 'product-body', 'open-engine']

function aBuild(views: readonly string[]): string {
  const dir = mkdtempSync(join(tmpdir(), 'vitrine-build-'))
  const chunks = views.map((name) => [
    `_${name}-1.js`,
    { file: `assets/${name}-1.js`, name, css: [`assets/${name}-1.css`], imports: ['_list.js'] },
  ])
  const manifest = {
    ...Object.fromEntries(chunks),
    '_list.js': { file: 'assets/list.js', name: 'list', css: ['assets/list.css'] },
    'virtual:messages/de': { file: 'assets/de.js', name: 'de' },
    'virtual:late-messages/de': { file: 'assets/de-late.js', name: 'de' },
  }
  mkdirSync(join(dir, '.vite'))
  writeFileSync(join(dir, '.vite/manifest.json'), JSON.stringify(manifest))
  return dir
}

describe('the head of a page', () => {
  it('names scripts and styles of the view the page will show, and what they need', () => {
    const links = createPageAssets(aBuild(CHUNKS)).linksFor('de', { kind: 'category' }).join('')
    for (const file of ['category-view-1.css', 'list.css', 'category-view-1.js', 'list.js', 'de.js'])
      expect(links).toContain(`href="/assets/${file}"`)
    expect(links).not.toContain('product-view')
    expect(links).not.toContain('open-engine')
  })

  it('names only the styles of what comes alive with the first touch', () => {
    const links = createPageAssets(aBuild(CHUNKS)).linksFor('de', { kind: 'product' }).join('')
    for (const file of ['product-view-1.js', 'product-view-1.css', 'product-body-1.css'])
      expect(links).toContain(`href="/assets/${file}"`)
    expect(links).not.toContain('product-body-1.js')
  })

  it("names the code of bag and session where the page is somebody's own", () => {
    const links = createPageAssets(aBuild(CHUNKS)).linksFor('de', { isPersonal: true }).join('')
    expect(links).toContain('<link rel="modulepreload" href="/assets/open-engine-1.js"/>')
  })

  it('names all texts where the page reads more than a first visit does', () => {
    const { linksFor } = createPageAssets(aBuild(CHUNKS))
    const isWhole = (links: string[]) =>
      ['de.js', 'de-late.js'].every((file) => links.join('').includes(file))
    expect(isWhole(linksFor('de', { kind: 'content' }))).toBe(true)
    expect(isWhole(linksFor('de', { isPersonal: true }))).toBe(true)
    expect(isWhole(linksFor('de', { kind: 'product' }))).toBe(false)
    expect(isWhole(linksFor('de', {}))).toBe(false)
  })

  it('names the styles of a view after those it is made of, which would win otherwise', () => {
    const links = createPageAssets(aBuild(CHUNKS)).linksFor('de', { kind: 'category' }).join('')
    expect(links.indexOf('/assets/list.css')).toBeLessThan(links.indexOf('/assets/category-view-1.css'))
  })

  it('is not served from a build that lacks a view', () => {
    expect(() => createPageAssets(aBuild(CHUNKS.slice(1)))).toThrow('product-view')
  })
})
