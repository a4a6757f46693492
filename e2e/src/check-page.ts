import { setTimeout } from 'node:timers/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from 'playwright-core'
import { namelessControls } from './nameless-controls.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const PATIENCE_MS = 3_000

/** What is gone a moment later, a font or a sum on its way, is no fault: looked at until nothing is found. */
async function thatStay(look: () => Promise<string[]>): Promise<string[]> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const found = await look()
    if (found.length === 0 || Date.now() > until) return found
    await setTimeout(100)
  }
}

/**
 * Every breach of WCAG 2.2 AA a program can find, and every control without a name, one line each. Legacy mode does without a second page for the sums, which
 * only pages with foreign frames need; what passed is not listed node by node.
 */
export const axeBreaches = (page: Page): Promise<string[]> => thatStay(() => breachesNow(page))

async function breachesNow(page: Page): Promise<string[]> {
  // A frame shows a page of the shop, which is looked at by itself; one that is drawn anew meanwhile never answers.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], iframes: false })
  const { violations } = await axe.withTags(WCAG).setLegacyMode().analyze()
  const breaches = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? node.all[0]?.message ?? ''}`,
    ),
  )
  // Without a line not: another session would tell the page that it has one.
  const isOnline = await page.evaluate(() => navigator.onLine)
  return [...breaches, ...(isOnline ? await namelessControls(page) : [])]
}

/** How far the page can be pushed sideways, and who sticks out; nothing should. */
export const sidewaysOverflow = (page: Page): Promise<string[]> => thatStay(() => page.evaluate(overflowNow))

function overflowNow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = [...document.querySelectorAll('main *, footer *, header *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  )
  const names = wide.slice(0, 5).map((one) => `${one.tagName} ${one.textContent?.trim().slice(0, 40)}`)
  return [`${scrollWidth} px in a window of ${clientWidth} px`, ...names]
}

/** Words that do not fit the button they stand on. */
export const cutButtons = (page: Page): Promise<string[]> => thatStay(() => page.evaluate(cutNow))

function cutNow(): string[] {
  return [...document.querySelectorAll<HTMLElement>('button, a[class*=button]')]
    .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.textContent ?? '')
}

/** Hidden words are nobody's reading. */
export function wordsSeen(place: Locator): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: what the layout hides must not count
  return place.innerText()
}
