// What search engines read beside the page, as schema.org data.
import { writeSafely } from './write-safely.ts'

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
