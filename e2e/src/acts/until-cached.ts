import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The worker has the page at this address, so that it comes back without a line. */
export async function untilCached(page: Page, url: string): Promise<void> {
  const isCached = () =>
    page.evaluate(async (address) => (await caches.match(address, { ignoreVary: true })) !== undefined, url)
  // The worker comes after the page's pictures, and a shop just opened draws them for the first time.
  await expect.poll(isCached, { timeout: 60_000 }).toBe(true)
}
