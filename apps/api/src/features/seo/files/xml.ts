/** Text that may stand in an element or an attribute, without the characters XML knows no way to write. */
export function escapeXml(text: string): string {
  return text
    .replace(NOT_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Markup to words, for readers that know none. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const NOT_XML = /(?![\t\n\r])\p{Control}|\p{Surrogate}|[\ufffe\uffff]/gu
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }
