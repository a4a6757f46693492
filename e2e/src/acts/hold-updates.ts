import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'

/** What the shop is told hangs in the air until the story says what becomes of it. */
export async function holdUpdates(page: Page) {
  const stopped: Route[] = []
  let isBack = false
  await page.route('**/api/cart/update', (route) => (isBack ? route.continue() : void stopped.push(route)))
  const arrived = (count: number) => expect.poll(() => stopped.length).toBe(count)
  const loseAll = () =>
    Promise.all(stopped.map((route) => route.abort('connectionreset').catch(() => undefined)))
  return {
    arrived,
    /** The first ones get no answer. */
    async lose(count: number) {
      await arrived(count)
      await loseAll()
    },
    /** Those under way get none, and everything after them does. */
    async heal() {
      isBack = true
      await loseAll()
    },
  }
}
