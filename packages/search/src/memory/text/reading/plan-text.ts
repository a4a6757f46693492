import { hasHan } from '../../../analysis/segment-chinese.ts'
import type { Kind } from '../../../lexicon/lexicon-input.ts'
import type { WordFilter } from '../../../port.ts'
import type { Steps } from '../../steps.ts'
import { alternativesOf, completionsOf, type Expansion, keyInUse } from './expand-word.ts'
import { type Match, matchPhrases, nameOf } from './match-phrases.ts'
import { type Chunk, type Piece, type Reading, readPieces } from './read-pieces.ts'
import { type Refused, refusedIn } from './refused-words.ts'

/** What is looked up for one word or phrase of a text. */
export type WordGroup = {
  expansions: readonly Expansion[]
  /** A word the shop goes by ("dress"): what tells of it in passing is not meant. */
  isStrict: boolean
  /** What a product is that the word names: where any product is that, no other will do. */
  kinds?: readonly Kind[]
  /** The kind all others only describe: the dress of "v-neck dress" and of "dress with belt". */
  isHead?: boolean
}

export type TextPlan = {
  groups: readonly WordGroup[]
  filters: readonly WordFilter[]
  /** The words of the filters. */
  filterGroups: readonly WordGroup[]
  /** What is not wanted: "not black". */
  refused: readonly Refused[]
  /** The text as it was read, when that is not how it was typed. */
  corrected?: string
  /** It asks for an article by a number nothing has. */
  isUnknownArticle: boolean
  /** It asks for a page of help: goods that speak of it in passing are not meant. */
  isHelp: boolean
}

export type Planning = Reading & {
  /** Takes no word as a choice. */
  isTextOnly?: boolean
}

/** Undefined when the text has no words at all. */
export function* planText(text: string, how: Planning): Steps<TextPlan | undefined> {
  const code = knownCodes(text, how)
  const none = { filters: [], filterGroups: [], refused: [], isUnknownArticle: false, isHelp: false }
  if (code.length > 0)
    return { ...none, groups: code.map((expansion) => ({ expansions: [expansion], isStrict: false })) }
  const chunks = yield* readPieces(text, how)
  if (chunks.length === 0) return undefined
  const numbers = chunks.filter((chunk) => isUnknownNumber(chunk, how))
  const matches = matchPhrases(
    chunks.filter((chunk) => !numbers.includes(chunk)),
    how.lexicon,
  )
  const { kept, refused } = refusedIn(matches, how.lexicon)
  const asked = kept.filter(({ isIgnored }) => !isIgnored)
  const meant = asked.length > 0 ? asked : matches
  const isFilter = ({ phrase }: Match) => phrase?.filter !== undefined && !how.isTextOnly
  const last = meant.at(-1)
  const groups = distinct(meant.filter((match) => !isFilter(match)))
  const head = headOf(kept)
  const isCorrected = chunks.some((chunk) => chunk.isCorrected)
  const read = isCorrected ? chunks.map(writtenAs).join(' ') : text
  const isHelp = [text, read].some((each) => (how.lexicon?.pagesIn(each).length ?? 0) > 0)
  return {
    groups: [
      ...groups.map((match) => ({
        ...groupOf(match, { ...how, isHelp, isLast: match === last }),
        ...(head && nameOf(match) === nameOf(head) && { isHead: true }),
      })),
      ...numbers.map(() => ({ expansions: [], isStrict: false })),
    ],
    filterGroups: meant.filter(isFilter).map((match) => groupOf(match, { ...how, isHelp, isLast: false })),
    filters: meant.filter(isFilter).flatMap((match) => toFilter(match, chunks)),
    refused,
    isUnknownArticle: numbers.length > 0 && !groups.some(namesKind),
    isHelp,
    ...(isCorrected && { corrected: read }),
  }
}

const namesKind = ({ phrase }: Match) => (phrase?.kinds.length ?? 0) > 0

/** Of several kinds the last one, but for what comes after "with" or "for". */
function headOf(matches: readonly Match[]): Match | undefined {
  const first = matches.findIndex(namesKind)
  const rest = first < 0 ? [] : matches.slice(first)
  const end = rest.findIndex(({ isIgnored }) => isIgnored)
  return rest.slice(0, end < 0 ? rest.length : end).findLast(namesKind)
}

/** A code the shop knows as a whole ("WH10-XS") is the only thing asked for. */
function knownCodes(text: string, how: Planning): Expansion[] {
  return how.index.analyzer.forQuery(text).codes.flatMap((code) => {
    const key = keyInUse(code, how)
    return key === undefined ? [] : [{ keys: [key], weight: 1 }]
  })
}

const LETTERS_AND_DIGITS =
  /^(?=.*\p{L})(?=.*\p{N})[\p{L}\p{N}]{3,}(?:[-_./][\p{L}\p{N}]+)*$|^\p{L}+[-_./]?\p{N}{3,}/u
const LONG_NUMBER = /^\p{N}{5,}$/u

/** Such a number is never read in parts: "OR-1234" does not ask for "or". */
function isUnknownNumber({ typed, pieces }: Chunk, how: Planning): boolean {
  if (!LETTERS_AND_DIGITS.test(typed) && !LONG_NUMBER.test(typed)) return false
  if (how.lexicon?.find(how.lexicon.keyOf(typed))) return false
  return pieces.some(
    ({ word, key }) =>
      keyInUse(word, how) === undefined && !how.lexicon?.find(key) && completionsOf(word, how).length === 0,
  )
}

/** Where a product is called so, others that tell of it are not meant. Without a lexicon a word is a word. */
function isShopWord(key: number, { lexicon, isStrong }: Planning): boolean {
  return lexicon !== undefined && isStrong(key)
}

/** The same word twice asks for no more than once. */
function distinct(matches: readonly Match[]): Match[] {
  const seen = new Map(matches.map((match) => [nameOf(match), match]))
  return [...seen.values()]
}

type Grouping = Planning & { isLast: boolean; isHelp: boolean }

function groupOf({ pieces, phrase }: Match, how: Grouping): WordGroup {
  if (phrase) return { expansions: alternativesOf(phrase, how), isStrict: true, kinds: phrase.kinds }
  const [only] = pieces
  const { word, text } = only?.piece ?? { word: '', text: '' }
  const key = keyInUse(word, how)
  const typed = key === undefined ? [] : [{ keys: [key], weight: 1 }]
  const isWhole = key !== undefined && (how.isHelp || isShopWord(key, how))
  if (isWhole || !how.isLast) return { expansions: typed, isStrict: isWhole }
  const completions = key === undefined ? completionsOf(word, how) : []
  const isOwn = completions.some(({ keys }) => keys.every(how.isStrong))
  const begun = isOwn ? [] : (how.lexicon?.begunBy(text) ?? [])
  const meant = begun.flatMap((each) => alternativesOf(each, how))
  if (key !== undefined || begun.length === 0)
    return { expansions: [...typed, ...completions, ...meant], isStrict: false }
  return { expansions: meant, isStrict: true, kinds: begun.flatMap((each) => each.kinds) }
}

function toFilter({ pieces, phrase }: Match, chunks: readonly Chunk[]): WordFilter[] {
  if (!phrase?.filter) return []
  const taken = new Set<Piece>(pieces.map(({ piece }) => piece))
  const left = chunks.map((chunk) => leftOf(chunk, taken)).filter((text) => text !== '')
  const word = pieces.map(({ piece }) => piece.text).join(' ')
  return [{ field: phrase.filter.field, values: [...phrase.filter.values], word, without: left.join(' ') }]
}

function leftOf(chunk: Chunk, taken: ReadonlySet<Piece>): string {
  const rest = chunk.pieces.filter((piece) => !taken.has(piece))
  if (rest.length === chunk.pieces.length) return writtenAs(chunk)
  return rest.map(({ text }) => text).join(hasHan(chunk.typed) ? '' : ' ')
}

function writtenAs({ typed, pieces, isCorrected }: Chunk): string {
  return isCorrected ? pieces.map(({ text }) => text).join(' ') : typed
}
