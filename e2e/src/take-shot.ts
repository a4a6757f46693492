import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

/** Keeps a picture for people to judge, when VITRINE_SHOTS names a folder. */
export async function takeShot(page: Page, name: string): Promise<void> {
  const folder = process.env.VITRINE_SHOTS
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  await page.evaluate(() => scrollTo(0, 0))
  // Every picture is drawn on its first request.
  await page.waitForLoadState('networkidle', { timeout: 60_000 })
  const width = page.viewportSize()?.width ?? 0
  await page.screenshot({ path: join(folder, `${name}-${width}.png`) })
}
