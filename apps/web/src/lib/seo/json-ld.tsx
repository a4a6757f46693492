// What search engines read beside the page, as schema.org data.
import { stripInvisible } from '@vitrine/domain/contact/strip-invisible'

/** A data block, never run: the content policy does not ask for its hash. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: writeSafely leaves no character that could end the block
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeSafely(data) }} />
  )
}

/**
 * What a browser has in a block's place: it keeps the text the server wrote and carries no code to write it again.
 * Search engines read addresses, each a document of the server's.
 */
export function JsonLdPlace() {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, so that React leaves the server's alone
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

const UNSAFE = /[<>&\u2028\u2029]/g

/** JSON that may stand inside a script element whatever the texts in it say; what binds their words on a page is left out. */
export function writeSafely(data: Record<string, unknown>): string {
  const json = stripInvisible(JSON.stringify({ '@context': 'https://schema.org', ...data }))
  return json.replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
