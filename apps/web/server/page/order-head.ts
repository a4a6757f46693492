// What a first visitor waits for comes first. React writes a page's style sheets last in its head, and a browser fetches
// scripts as urgently as pictures: on a slow line a page stood white until it had what only a touch needs.
/** The secret of a page's own may stand before what it is. */
export const STYLESHEET = /<link(?=[^>]* rel="stylesheet")[^>]*>/
const STYLESHEETS = new RegExp(STYLESHEET, 'g')
const MODULE = '<link rel="modulepreload"'
/** Browsers look for it within the first kilobyte. */
const AFTER = '<meta name="viewport"'

/** A page's head with styles before all else that is fetched, and scripts behind everything that is seen. */
export function orderHead(head: string): string {
  const start = head.indexOf(AFTER)
  if (start < 0) return head
  const place = head.indexOf('>', start) + 1
  const rest = head.slice(place)
  const styles = rest.match(STYLESHEETS) ?? []
  const others = rest.replace(STYLESHEETS, '').replaceAll(MODULE, `${MODULE} fetchpriority="low"`)
  return head.slice(0, place) + styles.join('') + others
}
