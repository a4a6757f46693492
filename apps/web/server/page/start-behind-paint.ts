// On a slow line scripts share it with what a page is painted with, and weigh five times as much. They are fetched once that is
// on the screen; what is pressed meanwhile is kept (`ui/lazy/early-presses.ts`).
import { DATABASE } from '@vitrine/sync/storage/database-name'
import { hasBeenHere } from '../../src/lib/touch/has-been-here.ts'
import { wakeLinks, wakeScripts } from '../../src/shell/visit/wake-scripts.ts'
import { STYLESHEET } from './order-head.ts'
import type { PageParts } from './page-parts.ts'

const FIRST_PICTURE = /<img[^>]* loading="eager"/
const PRELOADS = /<link rel="modulepreload"/g
const START = /<script((?=[^>]* type="module")[^>]*)>([\s\S]*?)<\/script>/
/**
 * Before the styles, for which all other scripts of a page wait: a browser in which somebody has been here begins to fetch
 * a journey earlier then.
 */
const ASKING = `window.visited=(${String(hasBeenHere)})(${JSON.stringify(DATABASE)});window.visited.then((is)=>is&&(${String(wakeLinks)})())`
const WAKING = `(${String(wakeScripts)})(${String(wakeLinks)},window.visited)`

/**
 * The page with its scripts asleep and a few lines that wake them. `nonce` is the secret a page's own scripts carry, for
 * these run in it, too.
 */
export function startBehindPaint(page: PageParts, nonce: string): PageParts {
  if (!START.test(page.tail)) return page
  const hasPicture = FIRST_PICTURE.test(page.body)
  const own = (code: string) => `<script nonce="${nonce}">${code}</script>`
  const head = hasPicture ? page.head : page.head.replace(STYLESHEET, (style) => own(ASKING) + style)
  const tail = page.tail.replace(START, (_, attributes: string, code: string) => {
    const asleep = attributes.replace(' type="module"', ' type="asleep"')
    return `<script${asleep}>${code}</script>${own(WAKING)}`
  })
  return { ...page, head: withoutPreloads(head), tail: withoutPreloads(tail) }
}

const withoutPreloads = (html: string): string => html.replace(PRELOADS, '<link rel="asleep"')
