import type { InlineScript } from '../../src/lib/render/inline-scripts.server.ts'

/**
 * A finished page in parts: what its head and its own scripts need is done to them alone, and not to all between them, nor to
 * the data its scripts read.
 */
export type PageParts = { head: string; body: string; tail: string; data: string; end: string }

/** Its scripts end the page; what runs is marked as its own. */
export function addScripts(page: PageParts, scripts: readonly InlineScript[], mark: string): PageParts {
  const place = endOfBody(page.tail)
  const first = scripts.findIndex((one) => 'data' in one)
  const at = first < 0 ? scripts.length : first
  const write = (some: readonly InlineScript[]) => some.map((one) => elementOf(one, mark)).join('')
  return {
    ...page,
    tail: page.tail.slice(0, place) + write(scripts.slice(0, at)),
    data: write(scripts.slice(at, at + 1)),
    end: write(scripts.slice(at + 1)) + page.tail.slice(place),
  }
}

const elementOf = (one: InlineScript, mark: string): string =>
  'data' in one
    ? `<script type="application/json">${one.data}</script>`
    : `<script${mark}>${one.code}</script>`

/** The head is without its end; the tail begins with the first script that carries the page's own mark. */
export function splitPage(html: string, mark: string): PageParts {
  const bodyStart = Math.max(0, html.indexOf('</head>'))
  const marked = html.indexOf(mark, bodyStart)
  const tailStart = marked < 0 ? endOfBody(html) : html.lastIndexOf('<', marked)
  return {
    head: html.slice(0, bodyStart),
    body: html.slice(bodyStart, tailStart),
    tail: html.slice(tailStart),
    ...{ data: '', end: '' },
  }
}

function endOfBody(html: string): number {
  const end = html.lastIndexOf('</body>')
  return end < 0 ? html.length : end
}
