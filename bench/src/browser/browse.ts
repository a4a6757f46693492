import type { Browser, Page } from 'playwright-core'
import { aShopper, type Shopper } from '../../../e2e/src/a-shopper.ts'
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
    const shopper = aShopper(slowed.page, { url, store: 'us', isPhone: false, isAlive: true })
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
  // The first visitor waits for pictures nobody has drawn before.
  await page.waitForLoadState('networkidle', { timeout: 120_000 })
  await note('start', 0)
  await filter(round, index)
  await openAndReturn(round, index)
  await search(round, TYPED[index % TYPED.length] ?? '')
}

/** A value of the column that says how much it holds. */
async function filter({ page, note }: Round, index: number): Promise<void> {
  const values = page.locator('aside li a').filter({ has: page.locator('span').getByText(/^\d+$/) })
  const value = values.nth(index % 5)
  const count = await value.locator('span').last().textContent()
  const wanted: Wanted = { from: 'click', parts: [CARDS], says: ['main [role=status]', `${count} `] }
  await note('filter', await untilShown(page, wanted, () => value.click()))
}

async function openAndReturn({ page, note }: Round, index: number): Promise<void> {
  await page.evaluate(() => scrollTo(0, 700))
  await page.waitForTimeout(300)
  const name = await cardInSight(page, index)
  const cards = page.locator('main [aria-busy] article').filter({ hasText: name })
  const card = cards.first().getByRole('link').first()
  await card.scrollIntoViewIfNeeded()
  const [scrolled, list] = await Promise.all([
    page.evaluate(() => scrollY),
    page.locator('main h1').textContent(),
  ])
  const product: Wanted = { from: 'click', parts: ['main h1', '[data-buy]'], says: ['main h1', name] }
  await note('open', await untilShown(page, product, () => card.click()))
  const back: Wanted = { from: 'back', parts: [CARDS], says: ['main h1', list ?? ''], scrolled }
  await note('back', await untilShown(page, back))
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

async function search({ page, shopper, note }: Round, typed: string): Promise<void> {
  const { t } = shopper
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.search') })
    .click()
  const panel = page.getByRole('dialog', { name: t('search.title') })
  const field = panel.getByRole('combobox')
  await field.waitFor()
  await field.pressSequentially(typed.slice(0, -1), { delay: 40 })
  await panel.getByRole('article').first().waitFor()
  // What is found is said aloud once it is of the text as it stands.
  const status = 'dialog[open] [role=status]'
  const wanted: Wanted = { from: 'keydown', parts: ['dialog[open] article'], says: [status, 'product'] }
  await note('search', (await untilShown(page, wanted, () => field.press(typed.slice(-1)))) - SEARCH_PAUSE_MS)
}
