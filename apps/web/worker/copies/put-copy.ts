import { CACHES, LIMITS } from './caches-of-shop.ts'

/** When a copy was made, in ms since 1970, on the copy itself. */
export const SAVED_AT = 'x-saved-at'

/** What becomes of a copy that is on its way: whoever shows the answer does not wait for it, whoever wants the copy does. */
export type Later = (copy: Promise<void>) => Promise<void> | void
export const wait: Later = (copy) => copy

type Copy = { cache: keyof typeof LIMITS; url: string }

/** Puts a stamped copy away. A full disk costs the copy, never the answer it was made of. */
export const putCopy = (response: Response, copy: Copy): Promise<void> => put(response, copy).catch(() => {})

/** The oldest ones go beyond the limit. */
async function put(response: Response, { cache: name, url }: Copy): Promise<void> {
  const cache = await caches.open(CACHES[name])
  const headers = new Headers(response.headers)
  headers.set(SAVED_AT, String(Date.now()))
  const { status, statusText } = response
  // Put anew, a copy moves to the end: keys come in the order they were put.
  await cache.delete(url)
  await cache.put(url, new Response(await response.blob(), { status, statusText, headers }))
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - LIMITS[name])).map((key) => cache.delete(key)))
}
