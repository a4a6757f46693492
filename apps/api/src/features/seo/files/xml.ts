import { escapeMarkup } from '#api/markup.ts'

/** Text that may stand in an element or an attribute, without the characters XML knows no way to write. */
export function escapeXml(text: string): string {
  return escapeMarkup(text.replace(NOT_XML, ''))
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

const NOT_XML = /(?![\t\n\r])\p{Control}|\p{Surrogate}|[\ufffe\uffff]/gu
