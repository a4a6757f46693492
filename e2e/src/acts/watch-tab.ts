// A tab beside the one that is used: what reaches it, and what it draws meanwhile.
import type { Page } from 'playwright-core'
import { untilAtRest } from './until-at-rest.ts'

/** No clock moves and nothing comes over the line: what it hears now, it hears from the other tab, in no time. Answers
 * what it asks for all the same. */
export async function aloneInTime(page: Page): Promise<string[]> {
  const asked: string[] = []
  await untilAtRest(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.route('**/*', (route) => {
    if (route.request().url().includes('/api/cart/')) asked.push(route.request().url())
    return route.abort()
  })
  return asked
}

type Watched = { sums: string[] }

/** Whatever is drawn: the products' sum is that of the lines. */
export async function watchSums(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(globalThis, { sums: seen })
    const amount = (text: string | null | undefined) => Number(text?.replace(/[^\d.]/g, ''))
    const look = () => {
      const line = document.querySelector('main li')
      const sum = document.querySelector('main dl dd')
      const [own, shown] = [amount(line?.querySelector('p span')?.textContent), amount(sum?.textContent)]
      if (line && sum && own !== shown) seen.push(`${own} beside ${shown}`)
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as Watched).sums)
}
