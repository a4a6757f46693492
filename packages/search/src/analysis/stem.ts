import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as russian } from '@orama/stemmers/russian'
import { stemmer as ukrainian } from '@orama/stemmers/ukrainian'
import { RecentMap } from './recent-map.ts'

type Stem = (word: string) => string

const STEMMERS = new Map<string, Stem>([
  ['de', (word) => (word === OATS ? word : german(word.replace(SEVERAL, '$1')))],
  ['en', english],
  ['ru', russian],
  ['uk', (word) => ukrainianStem(word)],
])

/** A colour, which the stemmer takes for several of what ships come into: "Hafen". */
const OATS = 'hafer'
/** "Zu Stiefeln", "mit Gürteln": the stemmer cuts the "n" off behind every other ending. */
const SEVERAL = /(\p{L}{2}el)n$/u

const OF_DENIM = 'джинсов'
const ADJECTIVE = /(?<=\p{L}{3}(?:ов|ев|єв))(?:а|е|і|у|ої|ою|их|им|ими|ого|ому)$/u

/**
 * The stemmer takes the "си" of a plural for that of a verb, leaves of what is of denim the jeans, and cuts off more of
 * "шовкова", "шовкове" and "шовкові" than of "шовковий".
 */
function ukrainianStem(word: string): string {
  if (word.startsWith(OF_DENIM) && word.length > OF_DENIM.length) return OF_DENIM
  return ukrainian(word.endsWith('си') ? word.slice(0, -1) : word.replace(ADJECTIVE, 'ий'))
}

/** Words this short carry no ending worth cutting, and some stemmers leave nothing of them. */
const SHORTEST_STEMMED = 3

const RECENT_WORDS = 8192

/** The stemmer of a language; one without a stemmer keeps its words. */
export function stemmerOf(language: string): Stem {
  const stem = STEMMERS.get(language)
  if (!stem) return (word) => word
  return remembering((word) => (word.length < SHORTEST_STEMMED ? word : stem(word) || word))
}

/** Stemmers are chains of regular expressions, and a catalogue says the same few thousand words over and over. */
function remembering(stem: Stem): Stem {
  const recent = new RecentMap<string>(RECENT_WORDS)
  return (word) => {
    const before = recent.get(word)
    if (before !== undefined) return before
    const stemmed = stem(word)
    recent.set(word, stemmed)
    return stemmed
  }
}
