import type { Page } from 'playwright-core'

const PICTURE = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>',
}

/** Pictures of a page wait until they are told to come; those asked for later come at once. */
export async function holdPictures(page: Page) {
  let gate = Promise.withResolvers<void>()
  await page.route('**/media/**', async (route) => {
    await gate.promise
    await route.fulfill(PICTURE).catch(() => undefined)
  })
  return {
    hold() {
      gate = Promise.withResolvers()
    },
    /** All that are not lazy have come, and have been painted. */
    async come() {
      gate.resolve()
      await page.waitForFunction(() =>
        [...document.images].every((image) => image.loading === 'lazy' || image.complete),
      )
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
    },
  }
}
