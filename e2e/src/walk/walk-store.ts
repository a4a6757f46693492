// One shopper goes through every screen of a store, each seen in both widths before the next.

import type { Language } from '@vitrine/domain/store/store-view'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { aShopper, type Shopper } from '../a-shopper.ts'
import { answerCookies } from '../acts/answer-cookies.ts'
import { watchPage } from '../watch-page.ts'
import { bringChineseFonts } from './bring-chinese-fonts.ts'
import { bePatient, freezeTime } from './freeze-page.ts'
import type { View } from './picture/references.ts'
import { SCREENS, type Screen, WIDTHS } from './screens.ts'
import { windowOf } from './shoot-page.ts'

export type Seen = { view: View; page: Page; language: Language }
type Place = {
  browser: Browser
  url: string
  store: string
  screens?: readonly Screen[]
  /** Both for each screen, unless told otherwise. */
  widthsOf?: (screen: Screen) => readonly number[]
}

/** Answers what went wrong unseen. */
export async function walkStore(
  { browser, url, store, screens = SCREENS, widthsOf = () => WIDTHS }: Place,
  look: (seen: Seen) => Promise<void>,
): Promise<string[]> {
  const context = await openWalk(browser, WIDTHS[0])
  try {
    const page = await context.newPage()
    const problems = watchPage(page)
    const shopper = aShopper(page, { url, store, isPhone: false, isAlive: true })
    for (const screen of screens) {
      const { name, path, before } = screen
      const [first = WIDTHS[0], ...others] = widthsOf(screen)
      await page.setViewportSize(windowOf(before ? WIDTHS[0] : first))
      await before?.(shopper)
      await opensAtLast(shopper, path)
      for (const width of [first, ...others]) {
        await page.setViewportSize(windowOf(width))
        await look({ view: { store, width, screen: name }, page, language: shopper.view.language })
      }
    }
    return problems
  } finally {
    await context.close()
  }
}

/** Nothing moves by itself, and nothing depends on when it is looked at or what was looked at before. */
export async function openWalk(browser: Browser, width: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: windowOf(width),
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // A style of the walk's own makes all days one.
    bypassCSP: true,
  })
  context.setDefaultTimeout(90_000)
  await bePatient(context)
  await bringChineseFonts(context)
  await freezeTime(context)
  // After it, as it begins every page with an empty storage.
  await answerCookies(context)
  return context
}

/** A page that was refused because the shop is busy is asked for again. */
async function opensAtLast(shopper: Shopper, path: string): Promise<void> {
  let response = await shopper.opens(path)
  for (let tries = 1; response?.status() === 503 && tries < 10; tries += 1)
    response = await shopper.opens(path)
}
