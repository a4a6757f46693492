// Cards of products that pages never seen have in common: half of drawing a list is what other lists have drawn already.
import { LRUCache } from 'lru-cache'
import type { FindKeptCard, KeptCard } from '../../ui/product-card/kept-card.ts'

/** Some two thousand cards. */
const MOST_CHARS = 4_000_000
/** A store's pages have the same frame until something changes. */
const MOST_SCOPES = 200
const END = '</article>'

export type KeptCards = ReturnType<typeof createKeptCards>
type Page = {
  /** What every card of the page depends on: its store, its frame. */
  scope: string
  /** The secret of this render, which no text of a page can contain. */
  nonce: string
}

export function createKeptCards(maxChars = MOST_CHARS) {
  const insides = new LRUCache<string, string>({
    maxSize: maxChars,
    sizeCalculation: (inside, key) => inside.length + key.length,
  })
  const scopes = new LRUCache<string, number>({ max: MOST_SCOPES })
  let lastScope = 0

  /** A short name of it, for it is a part of each card's key. */
  function scopeOf(text: string): number {
    const scope = scopes.get(text) ?? ++lastScope
    scopes.set(text, scope)
    return scope
  }

  return {
    forPage({ scope, nonce }: Page): { find: FindKeptCard; take: (html: string) => string } {
      const name = scopeOf(scope)
      const begin = ` data-unkept="${nonce}`
      const missed: string[] = []

      function find(facts: readonly unknown[]): KeptCard {
        const key = name + JSON.stringify(facts)
        const html = insides.get(key)
        return html === undefined ? { mark: nonce + (missed.push(key) - 1) } : { html }
      }

      /** The page without its marks; what they marked is kept. */
      function take(html: string): string {
        if (missed.length === 0) return html
        const [first = '', ...marked] = html.split(begin)
        const unmarked = marked.map((part) => {
          const start = part.indexOf('>') + 1
          const key = missed[Number.parseInt(part, 10)]
          if (key !== undefined) insides.set(key, copyOf(part.slice(start, part.indexOf(END))))
          return part.slice(start - 1)
        })
        return [first, ...unmarked].join('')
      }

      return { find, take }
    },
  }
}

/** A slice would hold the whole page it is of. */
const copyOf = (slice: string): string => Buffer.from(slice).toString()
