import { fold } from '../../analysis/fold.ts'
import { otherReadings } from '../../analysis/readings/other-readings.ts'
import type { SuggestRequest } from '../../port.ts'
import type { Steps } from '../steps.ts'
import { typosAllowed } from '../text/reading/expand-word.ts'
import type { KnownWords } from '../text/reading/known-words.ts'

type CompleteInput = Pick<SuggestRequest, 'language' | 'lexicon'>

import { prefixDistance } from './prefix-distance.ts'

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

/** Words of names that begin so; else with another reading of the prefix; else nearly so. */
export function* complete(
  index: KnownWords,
  typed: string,
  { language, lexicon }: CompleteInput,
): Steps<Completions> {
  const { vocabulary } = index
  const prefix = fold(typed)
  const words = startingWith(vocabulary, prefix)
  if (words.length > 0) return { words }
  const known = vocabulary.find(index.analyzer.normalize(prefix))
  // A word the shop has in another form, or knows the meaning of, is not "corrected" away.
  if (known !== undefined) return { words: [{ shown: typed.toLowerCase(), key: known }] }
  const own = lexicon?.of(language)
  if (own?.find(own.keyOf(typed))) return { words: [] }
  for (const reading of otherReadings(typed, language)) {
    const others = startingWith(vocabulary, fold(reading))
    if (others.length > 0) return { words: others, prefix: reading }
  }
  return { words: yield* nearly(vocabulary, prefix), isGuess: true }
}

function startingWith({ surfaces }: KnownWords['vocabulary'], prefix: string): Surface[] {
  return Iterator.from(surfaces.atPrefix(prefix).values()).take(MAX_CANDIDATES).toArray()
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
