import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const BUILD_SCRIPT = fileURLToPath(new URL('../../scripts/build-web.mjs', import.meta.url))

/** What install does, so that no start is charged with it. */
export function ensureStorefrontBuilt(): void {
  const { status } = spawnSync(process.execPath, [BUILD_SCRIPT], { stdio: 'inherit' })
  if (status !== 0) throw new Error('the storefront could not be built')
}

export async function getPage(url: string): Promise<string> {
  const reply = await fetch(url)
  if (reply.status !== 200) throw new Error(`${url} answers ${reply.status}`)
  return reply.text()
}

export type Pages = { home: string; category: string; product: string }

/** Addresses of one page of each kind, found as a visitor finds them: by following the links. */
export async function findPages(url: string): Promise<Pages> {
  const home = `${url}/us`
  const category = `${url}${firstLink(await getPage(home), /href="(\/us\/[a-z-]+)"[^>]*>/g, isSection)}`
  const product = `${url}${firstLink(await getPage(category), /<article[\s\S]*?href="(\/us\/[^"]+)"/g)}`
  return { home, category, product }
}

const NOT_SECTIONS = /\/(search|cart|checkout|account|login|order|new-in|reduced)$/
const isSection = (path: string) => !NOT_SECTIONS.test(path)

function firstLink(html: string, pattern: RegExp, wanted: (path: string) => boolean = () => true): string {
  for (const [, path] of html.matchAll(pattern)) if (path && wanted(path)) return path
  throw new Error('the page has no such link')
}
