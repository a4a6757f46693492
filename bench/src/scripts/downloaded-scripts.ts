import { getPage } from '../shop-pages.ts'

export type Script = { path: string; brotliBytes: number }

// Preloads, script tags and imports of inline modules; what those import by themselves is followed below.
const IN_PAGE = [
  /<link[^>]+rel="modulepreload"[^>]+href="([^"]+)"/g,
  /<script[^>]+src="([^"]+)"/g,
  /(?:import|from)\s*\(?"(\/assets\/[^"]+\.js)"/g,
]
const STATIC_IMPORT = /(?:import|from)\s*"(\.{1,2}\/[^"]+\.js)"/g

/** What a browser without a cache fetches before the page is alive, in the bytes the shop really sends. */
export async function downloadedScripts(page: string): Promise<Script[]> {
  const html = await getPage(page)
  const waiting = IN_PAGE.flatMap((pattern) => [...html.matchAll(pattern)].map(([, path = '']) => path))
  const seen = new Map<string, Script>()
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const url = new URL(path, page)
    if (seen.has(url.pathname)) continue
    const { script, imports } = await download(url)
    seen.set(url.pathname, script)
    waiting.push(...imports)
  }
  if (seen.size === 0) throw new Error(`${page} names no scripts`)
  return [...seen.values()]
}

async function download(url: URL): Promise<{ script: Script; imports: string[] }> {
  const reply = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  const sent = Number(reply.headers.get('content-length'))
  const code = await reply.text()
  if (reply.status !== 200 || reply.headers.get('content-encoding') !== 'br' || sent === 0) {
    throw new Error(`${url.pathname} is not sent as brotli of a known length`)
  }
  const imports = [...code.matchAll(STATIC_IMPORT)].map(([, path = '']) => new URL(path, url).pathname)
  return { script: { path: url.pathname, brotliBytes: sent }, imports }
}
