import type { Page } from 'playwright-core'
import { ONE_DAY } from './freeze-page.ts'
import { shrinkPicture } from './picture/shrink-picture.ts'

/** Two screens from the top: what is seen first and what it leads on to. */
const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 1280: 800 }
const SCREENS_SEEN = 2

const LOOK = { type: 'jpeg', quality: 95, fullPage: true, animations: 'disabled', style: ONE_DAY } as const

export const windowOf = (width: number) => ({ width, height: HEIGHTS[width] ?? 800 })

/** As small as references are. Answers when every picture in it is there. */
export async function shootPage(page: Page): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? windowOf(1280)
  await page.waitForFunction(isComplete, height * SCREENS_SEEN)
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  const clip = { x: 0, y: 0, width, height: Math.min(whole, height * SCREENS_SEEN) }
  const shot = await page.screenshot({ ...LOOK, clip })
  return shrinkPicture(shot)
}

/** Pictures are drawn on their first request; fonts replace their stand-ins when they come. */
function isComplete(depth: number): boolean {
  const isNear = (image: HTMLImageElement) => {
    const { left, right, top, bottom } = image.getBoundingClientRect()
    return image.checkVisibility() && right > 0 && left < innerWidth && bottom > 0 && top < depth
  }
  const isThere = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0
  const near = [...document.images].filter(isNear)
  // Painted with the page, not when there is time for it.
  for (const image of near) image.decoding = 'sync'
  return document.fonts.status === 'loaded' && near.every(isThere)
}
