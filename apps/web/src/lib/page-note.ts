import type { MatchedKind } from './catalog/matched-kind.ts'

export type PageType = 'home' | 'category' | 'product' | 'content' | 'search' | 'error'

/** A page that says nothing is personal and never kept; `keep` opts in to the output cache. */
export type PageNote = {
  keep(type: PageType, tags?: readonly string[]): void
  /** The lazy view the page will show, so that its script and style are in the head. */
  show(kind: MatchedKind): void
  /** Something that belongs on it is missing: shown once, whatever asked to keep it. */
  preventCaching(): void
  readonly cacheable: boolean
  readonly tags: ReadonlySet<string>
  readonly kind: MatchedKind | undefined
}

export function createPageNote(): PageNote {
  const tags = new Set<string>()
  let cacheable = false
  let prevented = false
  let kind: MatchedKind | undefined
  return {
    keep(type, more = []) {
      cacheable = true
      tags.add(type)
      for (const tag of more) tags.add(tag)
    },
    show(shown) {
      kind = shown
    },
    preventCaching() {
      prevented = true
    },
    get cacheable() {
      return cacheable && !prevented
    },
    get tags() {
      return tags
    },
    get kind() {
      return kind
    },
  }
}

export const productTag = (id: number | string): string => `P${id}`
export const categoryTag = (id: number | string): string => `C${id}`
