import type { InlineScript } from '../../src/lib/render/inline-scripts.server.ts'
import { allowOwnScripts, markOf } from './content-policy.ts'
import { orderHead } from './order-head.ts'
import { addScripts, splitPage } from './page-parts.ts'
import { startBehindPaint } from './start-behind-paint.ts'

/** As React made it, and what it is to end with. */
export type RawPage = { html: string; scripts: readonly InlineScript[] }
type Finish = {
  /** The secret of this render. */
  nonce: string
  /** What the page is known to need, as elements of its head. */
  links: readonly string[]
  imageHosts?: readonly string[] | undefined
  formHosts?: readonly string[] | undefined
}

/** The page as it goes out, in pieces, with its Content-Security-Policy. */
export function finishPage({ html, scripts }: RawPage, { nonce, links, imageHosts = [], formHosts }: Finish) {
  const mark = markOf(nonce)
  const { head, ...parts } = splitPage(html, mark)
  const page = startBehindPaint({ ...parts, head: orderHead(addToHead(head, links)) }, nonce)
  return allowOwnScripts(addScripts(page, scripts, mark), {
    nonce,
    imageHosts,
    ...(formHosts && { formHosts }),
  })
}

/** What the router has linked already is not linked twice; without a head there is nothing to add to. */
function addToHead(head: string, links: readonly string[]): string {
  if (head === '') return head
  const missing = links.filter((link) => !head.includes(/href="([^"]+)"/.exec(link)?.[1] ?? link))
  return head + missing.join('')
}
