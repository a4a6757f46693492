// Every screen of every store beside the reference that was agreed on, and nothing on them that a script finds wrong.
// Here each is seen in one language and width; `npm run walk` sees all of them, `-- --renew` agrees on what is
// there now.
import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../src/find-browser.ts'
import { isWhole } from '../src/in-turn.ts'
import { untilAlive } from '../src/until-alive.ts'
import { compareScreen } from '../src/walk/compare-screen.ts'
import { pageAddresses } from '../src/walk/faults/page-addresses.ts'
import { pageFaults } from '../src/walk/faults/page-faults.ts'
import { faultsOfWords } from '../src/walk/faults/words-of-pages.ts'
import { comparePictures } from '../src/walk/picture/compare-pictures.ts'
import { SCREENS, type Screen, WIDTHS } from '../src/walk/screens.ts'
import { shootPage } from '../src/walk/shoot-page.ts'
import { openWalk, walkStore } from '../src/walk/walk-store.ts'

const STORES = STORE_VIEWS.map((view, turn) => ({ ...view, turn }))
/** One for each language. */
const LANGUAGES = STORES.filter(({ code }) => code !== 'en' && code !== 'eu')
/** Pages whose words are read: one of so many in each language. */
const OF_PAGES = isWhole ? 10 : 40
/** Each screen is seen in so many of the five languages. */
const LANGUAGES_A_SCREEN = isWhole ? 5 : 1
/** Between stores of one language it is money and delivery that differ; these screens show both. */
const OF_MONEY = new Set(['configurable', 'cart'])
const screensOf = (store: string) =>
  LANGUAGES.some(({ code }) => code === store)
    ? SCREENS.filter((_, at) => isTheirTurn(at, store))
    : SCREENS.filter(({ name }) => OF_MONEY.has(name))
const isTheirTurn = (screen: number, store: string) =>
  (screen + LANGUAGES.findIndex(({ code }) => code === store)) % LANGUAGES.length < LANGUAGES_A_SCREEN
/** Pictures are drawn on their first request, by whoever comes first. */
const LONG_MS = 400_000

const { url } = inject('sharedShop')
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

describe('a walk', () => {
  it.concurrent.for(STORES)(
    'through the store $code finds every screen as agreed, whole and in its own words',
    { timeout: LONG_MS },
    async ({ code: store, turn }, { expect }) => {
      const faults: string[] = []
      const widthsOf = (screen: Screen) =>
        WIDTHS.filter((_, at) => (SCREENS.indexOf(screen) + turn) % 2 === at)
      const way = { browser, url, store, screens: screensOf(store), widthsOf }
      const problems = await walkStore(way, async (seen) => {
        const { screen, width } = seen.view
        const differences = await compareScreen(seen)
        const found = await pageFaults(seen.page, seen.language)
        faults.push(...differences, ...found.map((fault) => `${screen} ${width}: ${fault}`))
      })
      expect([...faults, ...problems]).toEqual([])
    },
  )
})

describe('every page there is', () => {
  // A page in one language at most, each its turn; the whole is `npm run walk -- --all`.
  it.for(LANGUAGES.map((view, turn) => ({ ...view, turn })))(
    'holds no missing, broken or foreign word, some of them in $language',
    { timeout: LONG_MS },
    async ({ code, language, turn }) => {
      const page = await browser.newPage()
      await page.goto(`${url}/${code}/no-such-page`)
      const paths = await pageAddresses(url, code)
      const own = paths.filter((_, at) => at % OF_PAGES === turn)
      expect(await faultsOfWords(page, { language, paths: own })).toEqual([])
      await page.close()
    },
  )
})

const BUY = 'main [data-buy]'
const SEEN_BY_EYE: [fault: string, css: string][] = [
  ['a lost picture', 'main img { visibility: hidden }'],
  ['a block moved by 40 px', `${BUY} { translate: 0 40px }`],
  ['another colour', `${BUY} { background: #35506a }`],
  [
    'a label in another language',
    `${BUY} span { font-size: 0 } ${BUY} span::after { content: "In die Tasche"; font-size: 1rem }`,
  ],
]
const SEEN_BY_SCRIPT: [
  fault: string,
  where: string,
  change: { style?: string; srcset?: string; text?: string },
][] = [
  ['px in a window of', 'main', { style: 'width: 500px' }],
  ['words are cut', 'main h1', { style: 'width: 3rem; overflow: hidden; white-space: nowrap' }],
  ['words leave their button', BUY, { style: 'width: 40px; white-space: nowrap' }],
  ['a picture is missing', 'main img', { srcset: '/media/none.webp' }],
  ['a picture is stretched', 'main img', { style: 'object-fit: fill; height: 90px' }],
  ['a key for words: cart.checkout', 'main h1', { text: 'cart.checkout' }],
  ['a hole: undefined', 'main h1', { text: 'undefined' }],
  ['not en: Свитер', 'main h1', { text: 'Свитер' }],
]

describe('the walk notices', () => {
  let page: Page
  let before: Buffer
  beforeAll(async () => {
    const context = await openWalk(browser, 390)
    page = await context.newPage()
    await page.goto(`${url}/us/merino-v-neck-jumper`, { waitUntil: 'domcontentloaded' })
    await untilAlive(page)
    before = await shootPage(page)
  })
  afterAll(() => page?.context().close())

  it('nothing where nothing is wrong', async () => {
    // What comes late has come once two pictures in a row are the same.
    const changed = async () => {
      const last = before
      before = await shootPage(page)
      return (await comparePictures(last, before)).where
    }
    await expect.poll(changed).toBeUndefined()
    await expect.poll(() => pageFaults(page, 'en')).toEqual([])
  })

  it('no card without a picture where a page is words alone', async () => {
    const words = await browser.newPage({ javaScriptEnabled: false })
    await words.goto(`${url}/us/i/about`)
    expect(await pageFaults(words, 'en')).toEqual([])
    await words.close()
  })

  it.for(SEEN_BY_EYE)('%s, by eye', async ([, css]) => {
    const style = await page.addStyleTag({ content: css })
    const after = await shootPage(page)
    await style.evaluate((element) => (element as Element).remove())
    expect((await comparePictures(before, after)).where).toBeDefined()
  })

  it.for(SEEN_BY_SCRIPT)('%s, by script', async ([fault, where, { text, ...attributes }]) => {
    const part = page.locator(where).first()
    const restore = await part.evaluateHandle(
      (element, change) => {
        const was = element.cloneNode(true) as Element
        for (const [name, value] of Object.entries(change.attributes)) element.setAttribute(name, value)
        if (change.text) element.replaceChildren(change.text)
        return was
      },
      { attributes, text },
    )
    await expect.poll(async () => (await pageFaults(page, 'en')).join()).toContain(fault)
    await part.evaluate((element, was) => element.replaceWith(was), restore)
  })
})
