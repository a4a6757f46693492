import { fold } from '../../analysis/fold.ts'
import { otherReadings } from '../../analysis/readings/other-readings.ts'
import type { LanguageLexicon } from '../../lexicon/language-lexicon.ts'
import type { SuggestRequest } from '../../port.ts'
import type { Steps } from '../steps.ts'
import { typosAllowed } from '../text/reading/expand-word.ts'
import type { KnownWords } from '../text/reading/known-words.ts'

import { prefixDistance } from './prefix-distance.ts'

type CompleteInput = Pick<SuggestRequest, 'language' | 'lexicon'>
type Surface = { shown: string; key: number }

export type Completions = {
  words: Surface[]
  /** The reading that is completed, when it is not the typed one. */
  prefix?: string
  /** Nothing begins as typed: the words are only near to it. */
  isGuess?: boolean
}

const MAX_CANDIDATES = 400
/** Words compared letter by letter in one step. */
const WORDS_PER_STEP = 128

/** Words of names, and those shoppers have for them, that begin so; else with another reading of the prefix; else nearly so. */
export function* complete(
  index: KnownWords,
  typed: string,
  { language, lexicon }: CompleteInput,
): Steps<Completions> {
  const { vocabulary } = index
  const prefix = fold(typed)
  const own = lexicon?.of(language)
  const called = startingWith(vocabulary, prefix)
  // What goods are called goes before what shoppers call them.
  const known = new Set<unknown>(called.flatMap(({ key, shown }) => [key, fold(shown)]))
  const isNew = ({ key, shown }: Surface) => !known.has(key) && !known.has(fold(shown))
  const meant = own ? meantBy(own, prefix, index).filter(isNew) : []
  const words = [...called, ...meant]
  if (words.length > 0) return { words }
  const knownAs = vocabulary.find(index.analyzer.normalize(prefix))
  // A word the shop has in another form, or knows the meaning of, is not "corrected" away.
  if (knownAs !== undefined) return { words: [{ shown: typed.toLowerCase(), key: knownAs }] }
  if (own?.find(own.keyOf(typed))) return { words: [] }
  for (const reading of otherReadings(typed, language)) {
    const others = startingWith(vocabulary, fold(reading))
    if (others.length > 0) return { words: others, prefix: reading }
  }
  // Purple is sold nowhere here, and whoever is typing it means no pumps.
  if (own?.beginsUnsold(prefix)) return { words: [] }
  return { words: yield* nearly(vocabulary, prefix), isGuess: true }
}

function startingWith({ surfaces }: KnownWords['vocabulary'], prefix: string): Surface[] {
  return Iterator.from(surfaces.atPrefix(prefix).values()).take(MAX_CANDIDATES).toArray()
}

/** "водо": nothing is called водолазка here, and a roll-neck is what is meant. Counted by the word most goods have for it. */
function meantBy(own: LanguageLexicon, prefix: string, index: KnownWords): Surface[] {
  return [...own.tree.atPrefix(prefix).values()].slice(0, MAX_CANDIDATES).flatMap((shown) => {
    const { alternatives = [], narrower = [] } = own.find(own.keyOf(shown)) ?? {}
    const keys = [...alternatives, ...narrower].flatMap((text) => {
      const [word = '', ...others] = index.analyzer.forQuery(text).words
      return others.length > 0 ? [] : (index.vocabulary.find(word) ?? [])
    })
    const [key] = keys.sort((a, b) => index.postings.length(b) - index.postings.length(a))
    return key === undefined ? [] : [{ shown, key }]
  })
}

/** The first letter is taken to be right: whoever mistypes it starts over. */
function* nearly({ surfaces }: KnownWords['vocabulary'], prefix: string): Steps<Surface[]> {
  const allowed = typosAllowed(prefix)
  const near: { surface: Surface; distance: number }[] = []
  // All are taken first: the tree may be changed while others have their turn.
  const words = [...surfaces.atPrefix(prefix.slice(0, 1))]
  for (const [at, [word, surface]] of words.entries()) {
    if (at % WORDS_PER_STEP === 0) yield
    const distance = prefixDistance(prefix, word, allowed)
    if (distance <= allowed) near.push({ surface, distance })
  }
  const nearest = Math.min(...near.map(({ distance }) => distance))
  return near.filter(({ distance }) => distance === nearest).map(({ surface }) => surface)
}
