// Comments, the tags within a sentence, and all others. A name begins a tag: "1 < 2" is text.
const INLINE_TAG =
  /<\/?(?:a|abbr|b|bdi|cite|code|del|em|i|ins|mark|q|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi
const OTHER_TAG = /<(?:!--[^<>]*--|[!/]?[a-z][^<>]*)>/gi
const ENTITY = /&(#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos|nbsp);/gi
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/**
 * The words of a piece of markup, on one line: for search, feeds, summaries and page descriptions. The result is text,
 * not safe markup: who writes it into HTML or XML escapes it.
 */
export function plainText(html: string): string {
  return html
    .replace(INLINE_TAG, '')
    .replace(OTHER_TAG, ' ')
    .replace(ENTITY, (_, code: string) => NAMED[code.toLowerCase()] ?? signOf(code))
    .replace(/\s+/g, ' ')
    .trim()
}

/** Neither control signs nor halves of a pair: a database takes them for damage. */
function signOf(code: string): string {
  const point = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1))
  const isHalf = point >= 0xd800 && point <= 0xdfff
  return point < 0x20 || point > 0x10ffff || isHalf ? ' ' : String.fromCodePoint(point)
}
