import type { Page } from 'playwright-core'

/** Nothing comes any more; a shop just opened draws its pictures for the first time, which takes a while. */
export const untilAtRest = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 90_000 })
