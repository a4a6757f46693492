// The one allow-list for HTML from outside: used when content is imported and again when it is read.
import type sanitizeHtml from 'sanitize-html'

const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6']
const BLOCKS = ['p', 'div', 'section', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'hr', 'br', 'figure']
const INLINE = ['a', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'span', 'code', 'figcaption']
const TABLE = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']

/** Places the storefront fills with products: which, by sku or by flag. Anything odd in them is dropped. */
const PLACES: Record<string, RegExp> = {
  'data-product-skus': /^[\w.+-]{1,64}(,[\w.+-]{1,64}){0,23}$/,
  'data-product-flags': /^[a-z_]{1,30}(,[a-z_]{1,30}){0,4}$/,
}

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...HEADINGS, ...BLOCKS, ...INLINE, ...TABLE, 'img'],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    div: Object.keys(PLACES),
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    // A page has one first heading, and it is not the content's to give.
    h1: 'h2',
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
    div: (tagName, attribs) => ({ tagName, attribs: knownPlaces(attribs) }),
  },
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'svg', 'math'],
}

/** HTML without scripts, styles, frames, forms, event handlers and unsafe addresses. Text stays. */
export async function sanitizeContent(html: string): Promise<string> {
  // Without a mark of HTML there is nothing to clean, and what reads HTML is large: a home page needs none of it.
  if (!/[<>&]/.test(html)) return html.trim()
  const { default: clean } = await import('sanitize-html')
  return clean(html, RULES).trim()
}

function knownPlaces(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const isKnown = ([name, value]: [string, string]) => PLACES[name]?.test(value) ?? true
  return Object.fromEntries(Object.entries(attribs).filter(isKnown))
}
