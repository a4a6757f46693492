import type { Browser, CDPSession } from 'playwright-core'
import { aShopper } from '../../../e2e/src/a-shopper.ts'
import { slowedPage } from './slowed-page.ts'

const LIST = '/women'

/** Nodes the browser still holds after a collection, at first and once somebody went to a product and back so many times. */
export type HeldNodes = { first: number; after: number; backs: number }

export async function quickBacks(browser: Browser, url: string, count: number): Promise<HeldNodes> {
  const { context, page, cdp } = await slowedPage(browser, 1)
  const shopper = aShopper(page, { url, store: 'us', isPhone: false, isAlive: true })
  await shopper.opens(LIST)
  await page.waitForLoadState('networkidle', { timeout: 120_000 })
  const list = (await shopper.title.textContent()) ?? ''
  const there = async (position: number) => {
    const card = shopper.cards.nth(position).getByRole('link').first()
    await card.click()
    await page.locator('main [data-buy]').first().waitFor()
    // At once, as somebody who looks through a list.
    await page.evaluate(() => history.back())
    await page.getByRole('heading', { level: 1, name: list, exact: true }).waitFor()
    await shopper.cards.first().waitFor()
  }
  for (let at = 0; at < 3; at += 1) await there(at)
  const first = await nodesOf(cdp)
  for (let at = 0; at < count; at += 1) await there(at % 8)
  const after = await nodesOf(cdp)
  await context.close()
  return { first, after, backs: count }
}

async function nodesOf(cdp: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await cdp.send('HeapProfiler.collectGarbage')
  }
  return (await cdp.send('Memory.getDOMCounters')).nodes
}
