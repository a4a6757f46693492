import type { Browser, Locator, Page } from 'playwright-core'
import { aShopper, type Shopper } from '../../../e2e/src/a-shopper.ts'
import { untilAlive } from '../../../e2e/src/until-alive.ts'
import { type Held, type SlowedPage, slowedPage } from './slowed-page.ts'
import { untilShown, type Wanted } from './until-shown.ts'

const ACTS = ['filter', 'open', 'back', 'search'] as const
export type Act = (typeof ACTS)[number]
/** Of each kind of act: until it is shown, the longest task, the longest input, what moved. */
export type Seen = { shown: number[]; tasks: number[]; inputs: number[]; shifts: number[] }
export type Browsed = Record<Act | 'start', Seen>

const LIST = '/women'
const TYPED = ['dress', 'shirt', 'scarf', 'boots', 'jeans']
/** What is waited on purpose after a key before anything is asked (design, search). */
const SEARCH_PAUSE_MS = 150
/** Until what was asked for is there and drawn, on a processor slowed four times too. */
const REST_MS = 1_000
/** How long a hand keeps a button down. */
const PRESS_MS = 80
/** A list that is there, not the one before it. */
const CARDS = 'main [aria-busy=false] article'

type Round = SlowedPage & { shopper: Shopper; note(act: Act | 'start', shown: number): Promise<void> }

/**
 * Shoppers on a processor slowed `rate` times, each in a browser of their own; the first warms up and is thrown away. Of one
 * who is shown nothing at all, as on a machine that has no time for them, is told, and another comes instead.
 */
export async function browse(browser: Browser, url: string, how: { rate: number; count: number }) {
  const browsed = { start: nothing() } as Browsed
  for (const act of ACTS) browsed[act] = nothing()
  let lost = 0
  for (let index = 0; index <= how.count; index += 1) {
    const slowed = await slowedPage(browser, how.rate)
    const shopper = aShopper(slowed.page, { url, store: 'us', isPhone: false, isAlive: false })
    const note = async (act: Act | 'start', shown: number) => {
      const held = await slowed.held()
      if (index > 0) keep(browsed[act], shown, held)
    }
    try {
      await oneRound({ ...slowed, shopper, note }, index)
    } catch (error) {
      lost += 1
      if (lost > how.count) throw error
      console.error(`a shopper went away: ${error instanceof Error ? error.message : error}`)
      index -= 1
    }
    await slowed.context.close()
  }
  return browsed
}

function keep(seen: Seen, shown: number, { tasks, inputs, shift }: Held): void {
  seen.shown.push(shown)
  seen.tasks.push(Math.max(0, ...tasks))
  // Inputs that took less than the least duration are not told at all.
  seen.inputs.push(Math.max(16, ...inputs))
  seen.shifts.push(shift)
}

const nothing = (): Seen => ({ shown: [], tasks: [], inputs: [], shifts: [] })

async function oneRound(round: Round, index: number): Promise<void> {
  const { page, shopper, note } = round
  await shopper.opens(LIST)
  // The first visitor waits for pictures nobody has drawn before. Nothing is asked of the page until it has come to rest.
  await page.waitForLoadState('networkidle', { timeout: 120_000 })
  await page.waitForTimeout(REST_MS)
  await note('start', 0)
  await untilAlive(page)
  await filter(round, index)
  await openAndReturn(round, index)
  await search(round, TYPED[index % TYPED.length] ?? '')
}

/** A value of the column that says how much it holds. */
async function filter({ page, begin, note }: Round, index: number): Promise<void> {
  const values = page.locator('aside li a').filter({ has: page.locator('span').getByText(/^\d+$/) })
  const value = values.nth(index % 5)
  const count = await value.locator('span').last().textContent()
  const wanted: Wanted = { from: 'click', parts: [CARDS], says: ['main [role=status]', `${count} `] }
  const press = await pressOn(page, value)
  await begin()
  await note('filter', await untilShown(page, wanted, press))
}

async function openAndReturn({ page, begin, note }: Round, index: number): Promise<void> {
  await page.evaluate(() => scrollTo(0, 700))
  await page.waitForTimeout(300)
  const name = await cardInSight(page, index)
  const cards = page.locator('main [aria-busy] article').filter({ hasText: name })
  const card = cards.first().getByRole('link').first()
  const press = await pressOn(page, card)
  const [scrolled, list] = await Promise.all([
    page.evaluate(() => scrollY),
    page.locator('main h1').textContent(),
  ])
  const product: Wanted = { from: 'click', parts: ['main h1', '[data-buy]'], says: ['main h1', name] }
  await begin()
  await note('open', await untilShown(page, product, press))
  const back: Wanted = { from: 'back', parts: [CARDS], says: ['main h1', list ?? ''], scrolled }
  await begin()
  await note('back', await untilShown(page, back))
}

/** A press where it stands now, by the mouse alone. Clocks start when it comes up. */
async function pressOn(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`nothing to press at ${page.url()}`)
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: PRESS_MS })
}

/** The name of a card that stands whole in the window. */
const cardInSight = (page: Page, index: number): Promise<string> =>
  page.evaluate((at) => {
    const whole = [...document.querySelectorAll('main [aria-busy] article h3')].filter((name) => {
      const { top, bottom } = name.getBoundingClientRect()
      return top > 200 && bottom < innerHeight
    })
    return whole[at % whole.length]?.textContent ?? ''
  }, index)

/** From the press that opens the search on. */
async function search({ page, shopper, begin, note }: Round, typed: string): Promise<void> {
  const { t } = shopper
  const link = page.getByRole('banner').getByRole('link', { name: t('shell.search') })
  const press = await pressOn(page, link)
  await begin()
  await press()
  await page.waitForTimeout(REST_MS)
  await page.keyboard.type(typed.slice(0, -1), { delay: 40 })
  await page.waitForTimeout(REST_MS)
  // What is found is said aloud once it is of the text as it stands.
  const status = 'dialog[open] [role=status]'
  const wanted: Wanted = { from: 'keydown', parts: ['dialog[open] article'], says: [status, 'product'] }
  const shown = await untilShown(page, wanted, () => page.keyboard.press(typed.slice(-1)))
  await note('search', shown - SEARCH_PAUSE_MS)
}
