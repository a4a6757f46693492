import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ShopRecord } from '@vitrine/domain/catalog/records'
import { afterEach, describe, expect, test } from 'vitest'
import { aLumaFolder, csvOf } from '../../testing/luma-folder.ts'
import { readLuma } from '../read-luma.ts'
import { CONVERSIONS } from '../testing/conversions.ts'
import type { OverlayFacts } from './read-overlays.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const PRODUCTS = ['sku', 'store_view_code', 'name', 'description', 'short_description']
const PAGES = ['store_view_code', 'identifier', 'title', 'page_layout', 'content']
const PAGE = `<div style="background: {{media url=wysiwyg/sea.jpg}}"><h1 class="x">Über uns</h1>
  <p>Wir stricken.<img src="{{media url=wysiwyg/sea.jpg}}"></p>
  {{widget ids="{{dynamicblock name="Home - Top"}}" again="{{dynamicblock name="Home"}}" type="Rotator"}}</div>`

async function read() {
  const about = [
    { title: 'About', identifier: 'about', content_heading: 'About', content: '<p>We knit.</p>' },
  ]
  const files = {
    'fixtures/cms/pages.csv': csvOf(['title', 'identifier', 'content_heading', 'content'], about),
  }
  const dir = aLumaFolder({ files })
  const german = mkdtempSync(join(tmpdir(), 'vitrine-texts-'))
  folders.push(dir, german)
  const row = (sku: string, name: string, description: string) => ({ sku, name, description })
  const rows = [row('SCARF', 'Schal', '<p>Warm.</p>'), row('BAG', '', '<p>Groß.</p>'), row('LOST', 'Weg', '')]
  writeFileSync(join(german, 'products.csv'), csvOf(PRODUCTS, rows))
  const pages = [
    { identifier: 'about', title: 'DE - About', content: PAGE },
    { identifier: 'nowhere', title: 'DE - Nowhere', content: PAGE },
  ]
  writeFileSync(join(german, 'pages.csv'), csvOf(PAGES, pages))
  const records: ShopRecord[] = []
  let facts: OverlayFacts[] = []
  const onFacts = (_: unknown, overlays: OverlayFacts[]) => {
    facts = overlays
  }
  for await (const record of readLuma(dir, { conversions: CONVERSIONS, overlays: { de: german }, onFacts }))
    records.push(record)
  return { records, facts }
}

describe('texts of a further language', () => {
  test('name goods in it, and a blank cell inherits', async () => {
    const { records } = await read()
    const german = records.flatMap((one) => (one.kind === 'product' ? [[one.sku, one.texts.de]] : []))
    expect(Object.fromEntries(german)).toMatchObject({
      SCARF: { name: 'Schal', description: '<p>Warm.</p>' },
      BAG: { name: 'Mole & Co Bag', description: '<p>Groß.</p>' },
    })
    expect(Object.fromEntries(german)['SCARF-One-Red']).toBeUndefined()
  })

  test('give a page its first heading as title, and leave nothing of unknown signs', async () => {
    const { records } = await read()
    const pages = records.filter((one) => one.kind === 'cms_page')
    expect(pages.map(({ identifier, language, title }) => [identifier, language, title])).toEqual([
      ['about', 'en', 'About'],
      ['about', 'de', 'Über uns'],
    ])
    const content = pages[1]?.content ?? ''
    expect(content).toContain('Wir stricken.')
    expect(content).not.toMatch(/\{\{|\}\}|Rotator|<img|<h1/)
  })

  test('tell what they named and whom they did not know', async () => {
    expect((await read()).facts).toEqual([
      { language: 'de', names: 1, descriptions: 2, unknownSkus: ['LOST'] },
    ])
  })
})
