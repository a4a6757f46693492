import type { InlineScript } from '../../src/lib/render/inline-scripts.server.ts'

/** A finished page in three: what its head and its own scripts need is done to them alone, and not to all between them. */
export type PageParts = { head: string; body: string; tail: string }

/** Its scripts end the page; what runs is marked as its own. */
export function addScripts(tail: string, scripts: readonly InlineScript[], mark: string): string {
  const end = endOfBody(tail)
  const text = scripts
    .map((one) =>
      'data' in one
        ? `<script type="application/json">${one.data}</script>`
        : `<script${mark}>${one.code}</script>`,
    )
    .join('')
  return tail.slice(0, end) + text + tail.slice(end)
}

/** The head is without its end; the tail begins with the first script that carries the page's own mark. */
export function splitPage(html: string, mark: string): PageParts {
  const bodyStart = Math.max(0, html.indexOf('</head>'))
  const marked = html.indexOf(mark, bodyStart)
  const tailStart = marked < 0 ? endOfBody(html) : html.lastIndexOf('<', marked)
  return {
    head: html.slice(0, bodyStart),
    body: html.slice(bodyStart, tailStart),
    tail: html.slice(tailStart),
  }
}

function endOfBody(html: string): number {
  const end = html.lastIndexOf('</body>')
  return end < 0 ? html.length : end
}
