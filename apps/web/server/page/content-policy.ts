// The page's Content-Security-Policy. A kept page is the same for everybody, so its own inline scripts are allowed by
// their hashes: the render marks them with a secret, and only what carries it is hashed. Why:
// docs/decisions/0010-content-policy-by-hash.md
import { createHash } from 'node:crypto'
import type { PageParts } from './page-parts.ts'

const FIXED = [
  "default-src 'self'",
  // Colours of swatches and the width of a bar are style attributes; whole style sheets come from files only.
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
]

type Page = {
  /** The secret its own scripts carry. */
  nonce: string
  /** Where texts of editors and imported goods may show pictures and films from; the shop has its own in any case. */
  imageHosts: readonly string[]
  /** Where forms go besides the shop: services that are paid by one. */
  formHosts?: readonly string[]
}

/** The page's pieces without its nonces, and the policy that lets exactly its own scripts run. */
export function allowOwnScripts(
  { head, body, tail, data, end }: PageParts,
  { nonce, imageHosts, formHosts = [] }: Page,
): { pieces: readonly string[]; policy: string } {
  const marks = { mark: markOf(nonce), hashes: new Set<string>() }
  const pieces = [withoutMarks(head, marks), body, withoutMarks(tail, marks), data, withoutMarks(end, marks)]
  const own = [...marks.hashes].map((hash) => ` '${hash}'`).join('')
  return {
    pieces,
    policy: [
      ...FIXED,
      `form-action 'self'${listOf(formHosts)}`,
      ...pictures(imageHosts),
      `script-src 'self'${own}`,
    ].join('; '),
  }
}

/** How an element of the page's own carries its secret. */
export const markOf = (nonce: string): string => ` nonce="${nonce}"`

type Marks = { mark: string; hashes: Set<string> }

/** Adds the hashes of the scripts that were marked. */
function withoutMarks(html: string, { mark, hashes }: Marks): string {
  const parts: string[] = []
  let from = 0
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, from)) {
    parts.push(html.slice(from, at))
    from = at + mark.length
    const code = scriptAt(html, at)
    if (code !== '') hashes.add(hashOf(code))
  }
  parts.push(html.slice(from))
  return parts.join('')
}

/** The code of the script element whose tag holds this place; empty for other elements and for files. */
function scriptAt(html: string, place: number): string {
  if (!html.startsWith('<script', html.lastIndexOf('<', place))) return ''
  const start = html.indexOf('>', place) + 1
  return html.slice(start, html.indexOf('</script>', start))
}

function pictures(hosts: readonly string[]): string[] {
  const named = listOf(hosts)
  return [`img-src 'self' data: blob:${named}`, `media-src 'self'${named}`]
}

const listOf = (hosts: readonly string[]): string => hosts.map((host) => ` ${host}`).join('')

const hashOf = (code: string): string => `sha256-${createHash('sha256').update(code).digest('base64')}`
