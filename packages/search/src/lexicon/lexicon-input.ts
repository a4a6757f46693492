/** A value products are described by, as each language calls it: colour 53 is "Navy" and "Marine". */
export type LexiconValue = {
  field: string
  value: string
  labels: Readonly<Partial<Record<string, string>>>
}

/** Words that mean the same; with `narrower` they also stand for words of which each says less than they do. */
export type SynonymSet = { language: string; words: readonly string[]; narrower?: readonly string[] }

export type LexiconInput = {
  values: readonly LexiconValue[]
  synonyms: readonly SynonymSet[]
  /** Words by language that ask for nothing: "for", "buy". */
  ignored: Readonly<Record<string, readonly string[]>>
  /** Words by language that are looked for, never taken as a choice, whatever value bears their name. */
  unfiltered: Readonly<Record<string, readonly string[]>>
  /** Words by language before what is not wanted: "without", "not". */
  negations?: Readonly<Record<string, readonly string[]>>
  /** Words by language for what the shop has not: they are no slips of others. */
  unsold?: Readonly<Record<string, readonly string[]>>
  /** Words that ask for a page of help. */
  pages: readonly { language: string; page: string; words: readonly string[] }[]
  /** Fields whose words are taken as choices: colour, material … */
  filterFields: readonly string[]
  /** Fields whose words name what a product is. */
  kindFields: readonly string[]
}

/** Products that have one of the values are what a word names: `own`, or some of what it means ("trousers": jeans). */
export type Kind = { field: string; values: readonly string[]; isOwn: boolean }

export type Choice = { field: string; values: readonly string[] }

/** What a word or a few words in a row stand for. */
export type Phrase = {
  /** As the lexicon writes it. */
  shown: string
  /** Texts that mean the same, the phrase itself first. */
  alternatives: readonly string[]
  /** Texts of which each is only some of what is meant. */
  narrower: readonly string[]
  /** What it names in fields that can be chosen. */
  choices: readonly Choice[]
  /** Set where the phrase is to be taken as a choice: of the one it has. */
  filter?: Choice
  /** What a product is that bears the name ("dress"), nearest first; none where it only says how something is. */
  kinds: readonly Kind[]
}
