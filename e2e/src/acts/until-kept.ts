import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The worker has the page at this address, so that it comes back without a line. */
export async function untilKept(page: Page, url: string): Promise<void> {
  const isKept = () =>
    page.evaluate(async (kept) => (await caches.match(kept, { ignoreVary: true })) !== undefined, url)
  // The worker comes after the page's pictures, and a shop just opened draws them for the first time.
  await expect.poll(isKept, { timeout: 60_000 }).toBe(true)
}
