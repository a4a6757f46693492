import { textsOf } from '../texts.ts'
import { comparePictures } from './picture/compare-pictures.ts'
import { findReference, keepReference, keepSeen } from './picture/references.ts'
import { shootPage } from './shoot-page.ts'
import type { Seen } from './walk-store.ts'

/** What comes late (fonts, the bag's sums, the age of the prices) has come by then. */
const PATIENCE_MS = 30_000

/** What is wrong with the screen beside its reference, if anything: looked at until they agree. */
export async function compareScreen({ view, page }: Seen): Promise<string[]> {
  const reference = findReference(view)
  const name = `${view.store} ${view.screen} ${view.width}`
  if (!reference) return [`${name}: no reference; see CONTRIBUTING.md`]
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const shot = await shootPage(page)
    const { pixels, where, draw } = await comparePictures(reference, shot)
    if (!where) return []
    if (Date.now() < until) continue
    const file = keepSeen(view, { shot, drawn: await draw() })
    return [`${name}: ${pixels} pixels differ at ${where}; see ${file}`]
  }
}

/** Kept once all is there that comes late; the age of the prices comes last, where there is a footer. */
export async function renewReference({ view, page }: Seen): Promise<void> {
  const age = textsOf(view.store).t('content.updated', { ago: '' }).trim()
  await page.waitForLoadState('networkidle', { timeout: 180_000 })
  const footer = page.locator('footer')
  if ((await footer.count()) > 0) await footer.getByText(age).waitFor()
  keepReference(view, await shootPage(page))
}
