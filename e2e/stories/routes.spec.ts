import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { atBothShops } from '../src/catalogues.ts'
import { readRows } from '../src/database.ts'
import { launchBrowser } from '../src/find-browser.ts'
import { PHONE, type Stage } from '../src/open-stage.ts'
import { textsOf } from '../src/texts.ts'

const STORES = ['us', 'en', 'eu', 'de', 'ru', 'ua', 'cn']

/** One of the stories takes its shop away. */
const OWN_SHOPS = { isShared: false }

atBothShops((stage, { source, configurable, category, subcategory, germanSubcategory }) => {
  const get = (path: string) => fetch(stage.shop().url + path, { redirect: 'manual' })
  const leadsTo = async (path: string) => {
    const answer = await get(path)
    const { pathname, search } = new URL(answer.headers.get('location') ?? '/', stage.shop().url)
    return [answer.status, decodeURI(pathname) + search] as const
  }
  const { sku, child } = configurable
  const slug = subcategory.split('/').at(-1)
  /** Where the product lives in English and in German. */
  let own = ''
  let german = ''
  beforeAll(async () => {
    own = (await leadsTo(`/us/p/${sku}`))[1]
    german = (await leadsTo(`/de/p/${sku}`))[1]
  })

  it.each([
    ['/', 302, '/us'],
    ['/pwa.html', 302, '/us'],
    ['/eu/pwa.html', 301, '/eu'],
    ['/de-home', 301, '/de'],
    ['/uk-home', 301, '/ua'],
    ['/us/', 301, '/us'],
    [`/us${subcategory}/`, 301, `/us${subcategory}`],
    [`/us/${category}`, 301, `/us${category}`],
    [`/us/c/${slug}`, 301, `/us${subcategory}`],
    [`/us/c/${slug}?sort=newest`, 301, `/us${subcategory}?sort=newest`],
    [category, 302, `/us${category}`],
  ])('%s answers %i and leads to %s', async (path, status, target) => {
    expect(await leadsTo(path)).toEqual([status, target])
  })

  it('an address of another store leads to the one here, with what was chosen', async () => {
    expect(german.slice(3)).not.toBe(own.slice(3))
    const chosen = `?childSku=${child}`
    const ways = [
      [`/de${own.slice(3)}`, german],
      [`/us${german.slice(3)}`, own],
      [`/de${own.slice(3)}${chosen}`, german + chosen],
      [`/us${german.slice(3)}?size=M`, `${own}?size=M`],
    ]
    for (const [path = '', target] of ways) expect(await leadsTo(path), path).toEqual([301, target])
    if (germanSubcategory !== subcategory) {
      expect(await leadsTo(`/de${subcategory}`)).toEqual([301, `/de${germanSubcategory}`])
      expect(await leadsTo(`/us${germanSubcategory}`)).toEqual([301, `/us${subcategory}`])
    }
  })

  it('every store is open below its own prefix and speaks its language', async () => {
    for (const store of STORES) {
      const answer = await fetch(`${stage.shop().url}/${store}${subcategory}`)
      expect(new URL(answer.url).pathname.startsWith(`/${store}/`), store).toBe(true)
      expect(answer.status, store).toBe(200)
      expect(await answer.text()).toContain(`<html lang="${textsOf(store).view.language}"`)
    }
  })

  it.each(STORES)('in the words of %s nothing is here', async (store) => {
    const { view, t } = textsOf(store)
    for (const path of ['no/such-page', 'p/no-such-sku/x', 'i/no-such-text', 'c/no-such-shelf']) {
      const answer = await get(`/${store}/${path}`)
      const html = await answer.text()
      expect(answer.status, path).toBe(404)
      expect(html).toContain(`<html lang="${view.language}"`)
      expect(html).toContain(t('error.notFoundTitle'))
    }
  })

  it('encoded letters are read, and a store is taken only from the first segment', async () => {
    const encode = (path: string) => path.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`)
    for (const path of [`/us${subcategory}`, own]) expect((await get(encode(path))).status).toBe(200)
    for (const path of [`/us/de${category}`, `/us${own}`, `/us${subcategory.replaceAll('/', '%2F')}`])
      expect([301, 404], path).toContain((await get(path)).status)
    expect((await get(`/us/de${category}`)).status).toBe(404)
  })

  it('a variant leads to its product, the variant chosen', async () => {
    const target = `${own}?childSku=${child}`
    const ways = [`/us/p/${sku}/any/${child}`, `/us/p/${child}/any`, `/us/p/${sku}/any?childSku=${child}`]
    for (const path of ways) expect(await leadsTo(path), path).toEqual([301, target])
    expect(await leadsTo(`/us/p/${sku}/any/gone`)).toEqual([301, own])
    for (const path of [target, `${own}?childSku=gone`]) expect((await get(path)).status, path).toBe(200)
  })

  it('lets Back leave a product a variant led to', async () => {
    const anna = await stage.visit({ width: PHONE, pictures: false })
    await anna.opens(subcategory)
    await anna.page.evaluate((sku) => {
      const link = document.createElement('a')
      link.href = `/us/p/${sku}/any`
      link.textContent = 'shared by a friend'
      document.querySelector('main')?.prepend(link)
    }, child)
    await anna.page.getByText('shared by a friend').click()
    await anna.page.waitForURL(/\?childSku=/)
    await anna.page.goBack()
    await anna.page.waitForURL(`**${subcategory}`)
  })

  const fetched = new Map<string, string>()
  /** All that comes with a page before anybody touches it, as texts. */
  async function scriptsOf(path: string): Promise<string[]> {
    const html = await (await get(path)).text()
    const files = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file))
    for (const file of files) {
      const text = fetched.get(file) ?? (await (await get(file)).text())
      fetched.set(file, text)
      const imported = text.matchAll(/\b(?:from|import)\s*"\.\/([^"]+\.js)"/g)
      for (const [, name = ''] of imported) files.add(file.replace(/[^/]+$/, name))
    }
    return [...files].map((file) => fetched.get(file) ?? '')
  }
  const headOf = async (path: string) => (await (await get(path)).text()).split('<body')[0] ?? ''

  it('a search engine is told the one address of a page, and where it stands in the other stores', async () => {
    const head = await headOf(`/de${germanSubcategory}?sort=price-asc&page=2`)
    const says = (mark: string, path: string) =>
      expect(head).toMatch(new RegExp(`${mark} href="[^"]+${path}"`))
    says('rel="canonical"', `/de${germanSubcategory}`)
    says('hrefLang="ru-RU"', '/ru/[^"]+')
    says('hrefLang="x-default"', `/us${subcategory}`)
    expect(head.match(/hrefLang=/g)).toHaveLength(8)
    const product = await headOf(`${own}?childSku=${child}`)
    expect(product).toMatch(new RegExp(`rel="canonical" href="[^"]+${own}"`))
    for (const [locale, path] of Object.entries({ 'de-DE': german, 'en-US': own, 'x-default': own }))
      expect(product).toMatch(new RegExp(`hrefLang="${locale}" href="[^"]+${path}"`))
    expect(product.match(/hrefLang=/g)).toHaveLength(8)
  })

  it('it does not keep what is not a page of its own', async () => {
    const paths = ['/us/search?q=wool', `/us${category}?price=20_150`, `/us${category}?q=wool`, '/us/cart']
    for (const path of [...paths, '/us/nothing'])
      expect(await headOf(path), path).toMatch(/name="robots" content="noindex/)
    for (const path of ['/us/cabinet/products', '/us/my-account/orders', '/us/admin/partners'])
      expect(await headOf(path), path).toContain('name="robots" content="noindex, nofollow"')
  })

  it('a shopper’s page brings nothing of the cabinet along, and the cabinet’s own does', async () => {
    const calls = /\/api\/(?:blogger|partner)\b/
    const knows = async (path: string) => (await scriptsOf(path)).some((text) => calls.test(text))
    for (const path of ['/us', `/us${category}`, own, '/us/checkout', '/us/my-account'])
      expect(await knows(path), path).toBe(false)
    expect(await knows('/us/cabinet/sales')).toBe(true)
  })

  it('it reads what a page is about', async () => {
    const pages = [
      ['/us', ['Organization', 'WebSite']],
      [`/us${subcategory}`, ['BreadcrumbList']],
      [own, ['ProductGroup']],
    ] as const
    for (const [path, kinds] of pages) {
      const html = await (await get(path)).text()
      const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
      const found = blocks.map(([, json = '']) => (JSON.parse(json) as { '@type': string })['@type'])
      expect(found, path).toEqual(expect.arrayContaining([...kinds]))
      expect(html, path).toContain('property="og:image"')
    }
  })

  it('it finds every page by the sitemaps, and every variant in the feed of the language', async () => {
    const text = async (path: string) => (await get(path)).text()
    expect(await text('/robots.txt')).toContain('/cn/sitemap.xml')
    expect(await text('/de/sitemap.xml')).toContain('/de/sitemap-2.xml</loc>')
    expect(await text('/de/sitemap-1.xml')).toContain(`/de${germanSubcategory}</loc>`)
    expect(await text('/de/sitemap-2.xml')).toContain(`${german}</loc>`)
    expect(await text('/feeds/de-de.xml')).toContain(`${german}?childSku=${child}</g:link>`)
  })

  if (source === 'demo') thePageItself(stage)
}, OWN_SHOPS)

function thePageItself(stage: Stage): void {
  const get = (path: string) => fetch(stage.shop().url + path)

  it.each(['/us', '/us/women', '/us/merino-roll-neck', '/us/nothing', '/us/cart'])(
    'a page lets no foreign script run: %s',
    async (path) => {
      const answer = await get(path)
      const policy = answer.headers.get('content-security-policy') ?? ''
      expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+$/)
      expect(policy).toContain("frame-ancestors 'self'")
      expect(policy).toContain("form-action 'self'")
      expect(await answer.text()).not.toContain('nonce=')
    },
  )

  it('a page says that the shop is away, and comes back by itself', async () => {
    const { url, dataDir } = stage.shop()
    const { t } = textsOf('us')
    const browser = await launchBrowser()
    const page = await browser.newPage()
    const wake = await stun(dataDir)
    try {
      const answer = await page.goto(`${url}/us/men?sort=newest`, { waitUntil: 'domcontentloaded' })
      expect(answer?.status()).toBe(503)
      expect(answer?.headers()['retry-after']).toBeDefined()
      await page.getByText(t('error.awayTitle')).waitFor()
    } finally {
      wake()
    }
    await page.getByRole('article').first().waitFor()
    await browser.close()
  })
}

/** The database stands still, as one on a machine that swaps; the answer wakes it. */
async function stun(dataDir: string): Promise<() => void> {
  const main = Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
  const workers = await readRows<{ pid: number }>(
    dataDir,
    'select pid from pg_stat_activity where pid <> pg_backend_pid()',
  )
  const all = [main, ...workers.map(({ pid }) => pid)]
  const tell = (signal: NodeJS.Signals) => {
    for (const pid of all) {
      try {
        process.kill(pid, signal)
      } catch {
        // It has ended meanwhile.
      }
    }
  }
  tell('SIGSTOP')
  return () => tell('SIGCONT')
}
