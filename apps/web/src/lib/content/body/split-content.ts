/** Content names products where they should be shown; the text around it stays HTML. */
export type ContentPart = { html: string } | { skus: string[] } | { flags: string[] }

const PLACE = /<div data-product-(skus|flags)="([^"]*)">\s*<\/div>/g

export function splitContent(html: string): ContentPart[] {
  const parts: ContentPart[] = []
  let from = 0
  for (const found of html.matchAll(PLACE)) {
    parts.push({ html: html.slice(from, found.index) })
    const names = (found[2] ?? '').split(',').filter(Boolean)
    parts.push(found[1] === 'skus' ? { skus: names } : { flags: names })
    from = found.index + found[0].length
  }
  parts.push({ html: html.slice(from) })
  return parts.filter((part) => !('html' in part) || part.html.trim() !== '')
}
