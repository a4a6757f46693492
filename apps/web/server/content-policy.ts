// The page's Content-Security-Policy. A kept page is the same for everybody, so its own inline scripts are allowed by
// their hashes: the render marks them with a secret, and only what carries it is hashed. Why:
// docs/decisions/0010-content-policy-by-hash.md
import { createHash } from 'node:crypto'

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g

const FIXED = [
  "default-src 'self'",
  // Colours of swatches and the width of a bar are style attributes; whole style sheets come from files only.
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  // Texts of editors may show pictures from elsewhere, as may a catalogue that was imported.
  "img-src 'self' data: blob: https:",
  "media-src 'self' https:",
  'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
]

/** The page without its marks, and the policy that lets exactly its own scripts run. */
export function allowOwnScripts(html: Buffer, mark: string): { html: Buffer; policy: string } {
  const text = html.toString('utf8')
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of text.matchAll(SCRIPT)) {
    if (code !== '' && attributes.includes(` nonce="${mark}"`)) hashes.add(hashOf(code))
  }
  const own = [...hashes].map((hash) => ` '${hash}'`).join('')
  return {
    html: Buffer.from(text.replaceAll(` nonce="${mark}"`, '')),
    policy: [...FIXED, `script-src 'self'${own}`].join('; '),
  }
}

const hashOf = (code: string): string => `sha256-${createHash('sha256').update(code).digest('base64')}`
