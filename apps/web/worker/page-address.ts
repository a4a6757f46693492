/** Shells that hold nothing of a person: what is in them comes from the device's own storage. */
const SHELLS = /^\/(\w{2})\/(cart|checkout)\/?$/
/** Whoever has the code of a shared bag, or a token, may look at what is somebody's. */
const PERSONAL =
  /^\/\w{2}\/((order|successful-payment|failed-payment|account|cabinet|admin|newsletter|alerts)(\/|$)|(cart|wishlist)\/.)/
const SECRETS = ['token', 'code']
/** Marks of campaigns do not make another page. */
const TRACKING_PARAMETERS = /^(utm_|gclid|fbclid|yclid|source$|ref$)/

/** A page of the partners' cabinet, whatever the store. */
export const isCabinet = (url: string): boolean => /^\/\w{2}\/cabinet(\/|$)/.test(new URL(url).pathname)

/** The address a copy of a page is kept under; nothing for pages that may not be kept. */
export function cacheAddress(url: string): string | undefined {
  const { origin, pathname, searchParams } = new URL(url)
  if (SHELLS.test(pathname)) return origin + pathname
  if (PERSONAL.test(pathname) || SECRETS.some((name) => searchParams.has(name))) return undefined
  const pairs = [...searchParams].filter(([name]) => !TRACKING_PARAMETERS.test(name))
  const query = new URLSearchParams(pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString()
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return origin + path + (query && `?${query}`)
}

/** Of a product whatever its colour and size: each choice changes the address of its page, which brings them all. */
export function withoutChoice(address: string): string {
  const url = new URL(address)
  url.searchParams.delete('childSku')
  return url.href
}
