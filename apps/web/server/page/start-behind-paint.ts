// On a slow line scripts share it with the picture a page opens with, and weigh five times as much. Where there is such a
// picture they are fetched once it is here; what is pressed meanwhile is kept (`ui/lazy/early-presses.ts`).
import { wakeScripts } from '../../src/shell/visit/wake-scripts.ts'
import type { PageParts } from './page-parts.ts'

const FIRST_PICTURE = /<img[^>]* loading="eager"/
const PRELOADS = /<link rel="modulepreload"/g
const START = /<script((?=[^>]* type="module")[^>]*)>([\s\S]*?)<\/script>/

/**
 * The page with its scripts asleep and a few lines that wake them. `nonce` is the secret a page's own scripts carry, for
 * these run in it, too.
 */
export function startBehindPicture(page: PageParts, nonce: string): PageParts {
  if (!FIRST_PICTURE.test(page.body) || !START.test(page.tail)) return page
  const waking = `<script nonce="${nonce}">(${String(wakeScripts)})()</script>`
  const tail = page.tail.replace(START, (_, attributes: string, code: string) => {
    const asleep = attributes.replace(' type="module"', ' type="asleep"')
    return `<script${asleep}>${code}</script>${waking}`
  })
  return { ...page, head: withoutPreloads(page.head), tail: withoutPreloads(tail) }
}

const withoutPreloads = (html: string): string => html.replace(PRELOADS, '<link rel="asleep"')
