import { LRUCache } from 'lru-cache'
import sanitize from 'sanitize-html'

/** Variants repeat their parent's text, so the last few thousand are worth keeping. */
const cleaned = new LRUCache<string, string>({ max: 4000 })

/** Texts of a feed as HTML that is safe and whole: unclosed tags are closed, scripts and handlers are gone. */
export function cleanHtml(text: string): string {
  if (!text.includes('<')) return text
  const known = cleaned.get(text)
  if (known !== undefined) return known
  const clean = sanitize(text, {
    allowedTags: [...sanitize.defaults.allowedTags, 'img', 'picture', 'source', 'h1', 'h2'],
    allowedAttributes: {
      '*': ['class', 'id', 'title', 'data-*', 'aria-*'],
      a: ['href', 'title', 'class', 'target', 'rel'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'class'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  })
  cleaned.set(text, clean)
  return clean
}
