import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import type { Browser, Route } from 'playwright-core'
import { windowOf } from '../shoot-page.ts'
import { pageAddresses } from './page-addresses.ts'
import { pageFaults } from './page-faults.ts'

const MEDIA = /\/media\/(\d+)x(\d+)/

/** Every page of a store in the window of a phone, as the server sends it; each is told of as it is found. */
export async function* faultsOfAllPages(
  browser: Browser,
  { url, store }: { url: string; store: string },
): AsyncGenerator<string[]> {
  const language = findStoreView(store)?.language ?? 'en'
  const context = await browser.newContext({ viewport: windowOf(390), javaScriptEnabled: false })
  await context.route(MEDIA, standIn)
  const page = await context.newPage()
  for (const path of await pageAddresses(url, store)) {
    await page.goto(url + path, { waitUntil: 'load' })
    yield (await pageFaults(page, language)).map((fault) => `${path}: ${fault}`)
  }
  await context.close()
}

/** Pictures are looked at by themselves; here only their shape matters, and drawing them takes most of the time. */
function standIn(route: Route): Promise<void> {
  const [, width, height] = MEDIA.exec(route.request().url()) ?? []
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`
  return route.fulfill({ contentType: 'image/svg+xml', body })
}
