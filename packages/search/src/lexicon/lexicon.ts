// What the words of shoppers mean in a shop: names of its kinds, colours, cloths and sizes, words that mean the same, and
// words that say nothing. Plain data in, one reader per language out; engines are handed it with each question.
import { LanguageLexicon } from './language-lexicon.ts'
import type { LexiconInput } from './lexicon-input.ts'

export class Lexicon {
  readonly #input: LexiconInput
  readonly #byLanguage = new Map<string, LanguageLexicon>()

  constructor(input: LexiconInput) {
    this.#input = input
  }

  /** Worked out on first need. */
  of(language: string): LanguageLexicon {
    const known = this.#byLanguage.get(language)
    if (known) return known
    const made = new LanguageLexicon(this.#input, language)
    this.#byLanguage.set(language, made)
    return made
  }

  /** A word of another language of the shop, said in this one. */
  translate(word: string, language: string): string | undefined {
    for (const other of this.#languages()) {
      if (other === language) continue
      const value = this.of(other).valueOf(word)
      const label = value && this.of(language).labelOf(value)
      if (label) return label
    }
    return undefined
  }

  #languages(): Set<string> {
    return new Set(this.#input.values.flatMap(({ labels }) => Object.keys(labels)))
  }
}
