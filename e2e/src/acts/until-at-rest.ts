import type { Page } from 'playwright-core'

/** Nothing comes any more; a shop just opened draws its pictures for the first time, which takes a while. */
export const untilAtRest = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 90_000 })

/**
 * The bag's drawer has come, which it does with the first touch: whoever loses the line before sees what was added by the
 * number at the bag alone. A page that had come to rest before it was touched tells nothing of that.
 */
export const untilDrawerThere = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/panels-[^/]*\.js$/.test(name)),
  )
