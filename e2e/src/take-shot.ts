import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

/** Keeps a picture for people to judge, when VITRINE_SHOTS names a folder. */
export async function takeShot(page: Page, name: string): Promise<void> {
  const folder = process.env.VITRINE_SHOTS
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  await page.evaluate(() => scrollTo(0, 0))
  // Every picture is drawn on its first request, which may take a while.
  await page.waitForFunction(picturesAreThere, undefined, { timeout: 60_000 })
  const width = page.viewportSize()?.width ?? 0
  await page.screenshot({ path: join(folder, `${name}-${width}.png`) })
}

/** Those in the window; the others are fetched when they come into it. */
function picturesAreThere(): boolean {
  const inWindow = (image: HTMLImageElement) => {
    const { left, right, top, bottom } = image.getBoundingClientRect()
    return image.checkVisibility() && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
  }
  return [...document.images].filter(inWindow).every((image) => image.complete)
}
