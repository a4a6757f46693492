import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as russian } from '@orama/stemmers/russian'
import { stemmer as ukrainian } from '@orama/stemmers/ukrainian'

type Stem = (word: string) => string

const STEMMERS = new Map<string, Stem>([
  ['de', german],
  ['en', english],
  ['ru', russian],
  ['uk', ukrainian],
])

/** Words this short carry no ending worth cutting, and some stemmers leave nothing of them. */
const SHORTEST_STEMMED = 3

const MOST_REMEMBERED = 50_000

/** The stemmer of a language; one without a stemmer keeps its words. */
export function stemmerOf(language: string): Stem {
  const stem = STEMMERS.get(language)
  if (!stem) return (word) => word
  return remembering((word) => (word.length < SHORTEST_STEMMED ? word : stem(word) || word))
}

/** Stemmers are chains of regular expressions, and a catalogue says the same few thousand words over and over. */
function remembering(stem: Stem): Stem {
  const known = new Map<string, string>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    if (known.size >= MOST_REMEMBERED) known.clear()
    const stemmed = stem(word)
    known.set(word, stemmed)
    return stemmed
  }
}
