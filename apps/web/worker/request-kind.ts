export type RequestKind = 'page' | 'data' | 'asset' | 'picture' | 'read' | 'other'

type KindInput = { method: string; mode: string; url: string }

/** Reads that are the same for everybody; carts, orders, stock, people and visits are never kept. */
const READS = /^\/api\/(catalog|category|product|url\/alternates|ext\/cms-data|cms|news)(\/|\?|$)/

/** What a request is to the worker; `other` is left to the browser. */
export function requestKind({ method, mode, url }: KindInput, origin: string): RequestKind {
  const { origin: asked, pathname, searchParams } = new URL(url)
  if (method !== 'GET' || asked !== origin) return 'other'
  if (mode === 'navigate') return isFile(pathname) ? 'other' : 'page'
  if (pathname.endsWith('.data')) return 'data'
  if (pathname.startsWith('/assets/')) return 'asset'
  if (pathname.startsWith('/media/')) return 'picture'
  return READS.test(pathname) && !searchParams.has('token') ? 'read' : 'other'
}

/** Pages have no ending; the page of a payment service, a feed or a sitemap opened in a tab is no page of the shop. */
const isFile = (pathname: string): boolean =>
  /^\/(api|docs|health|media|assets|feeds|test-gateway)\b/.test(pathname) ||
  /\.(xml|txt|json|webmanifest|js)$/.test(pathname)
