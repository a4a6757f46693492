// On a slow line scripts share it with the picture a page opens with, and weigh five times as much. Where there is such a
// picture they are fetched once it is here; what is pressed meanwhile is kept (`ui/lazy/early-presses.ts`).
import { wakeScripts } from '../src/shell/visit/wake-scripts.ts'

const FIRST_PICTURE = /<img[^>]* loading="eager"/
const PRELOADS = /<link rel="modulepreload"/g
const START = /<script((?=[^>]* type="module")[^>]*)>([\s\S]*?)<\/script>/

/**
 * The page with its scripts asleep and a few lines that wake them. `nonce` is the secret a page's own scripts carry, for
 * these run in it, too.
 */
export function startBehindPicture(html: string, nonce: string): string {
  if (!FIRST_PICTURE.test(html) || !START.test(html)) return html
  const waking = `<script nonce="${nonce}">(${String(wakeScripts)})()</script>`
  return html
    .replace(START, (_, attributes: string, code: string) => {
      const asleep = attributes.replace(' type="module"', ' type="asleep"')
      return `<script${asleep}>${code}</script>${waking}`
    })
    .replace(PRELOADS, '<link rel="asleep"')
}
