import { chunksOf } from '../../../analysis/chunks.ts'
import { otherReadings } from '../../../analysis/readings/other-readings.ts'
import type { Steps } from '../../steps.ts'
import type { TextIndex } from '../text-index.ts'
import {
  type Expanding,
  type Expansion,
  knownAs,
  nearestAsWritten,
  nearestTo,
  type Spelling,
  soundingLike,
} from './expand-word.ts'

/** What is looked up for a text: for each of its words the stored words it may mean. */
export type TextPlan = {
  words: readonly (readonly Expansion[])[]
  /** The text as it was read, when that is not how it was typed. */
  corrected?: string
}

export type Planning = {
  index: TextIndex
  language: string
  isInUse: (key: number) => boolean
  /** Takes another reading that the shop knows even where it knows what was typed. */
  prefersOther?: boolean
}

type Chunk = { text: string; words: readonly string[] }
type Read = { chunk: Chunk; expansions: readonly (readonly Expansion[])[] }

/** Enough for any sentence; also keeps a word's number within a byte. */
const MOST_WORDS = 24
const LONGEST_TEXT = 400

/** Undefined when the text has no words at all. */
export function* planText(text: string, how: Planning): Steps<TextPlan | undefined> {
  const { index, isInUse } = how
  const code = knownCodes(text, how)
  if (code.length > 0) return { words: code }
  const chunks = chunksIn(text, index)
  const lastWord = [...new Set(chunks.flatMap(({ words }) => words))].at(-1)
  const expansions = new Map<string, readonly Expansion[]>()
  const written: string[] = []
  for (const chunk of chunks) {
    const isLast = lastWord !== undefined && chunk.words.includes(lastWord)
    const read = yield* readChunk(chunk, { ...how, isLast, lastWord, isInUse })
    read.chunk.words.forEach((word, at) => {
      if (!expansions.has(word)) expansions.set(word, read.expansions[at] ?? [])
    })
    written.push(read.chunk.text)
  }
  if (expansions.size === 0) return undefined
  const isCorrected = written.some((each, at) => each !== chunks[at]?.text)
  return { words: [...expansions.values()], ...(isCorrected && { corrected: written.join(' ') }) }
}

/** A code the shop knows as a whole ("WH10-XS") is the only thing asked for. */
function knownCodes(text: string, { index, isInUse }: Planning): Expansion[][] {
  return index.analyzer.forQuery(text).codes.flatMap((code) => {
    const key = index.vocabulary.find(code)
    return key !== undefined && isInUse(key) ? [[{ key, weight: 1 }]] : []
  })
}

function chunksIn(text: string, index: TextIndex): Chunk[] {
  const chunks: Chunk[] = []
  let words = 0
  for (const each of chunksOf(text.slice(0, LONGEST_TEXT))) {
    if (words >= MOST_WORDS) break
    const chunk = { text: each, words: wordsOf(index, each).slice(0, MOST_WORDS - words) }
    words += chunk.words.length
    if (chunk.words.length > 0) chunks.push(chunk)
  }
  return chunks
}

type Reading = Planning & Expanding & { isLast: boolean }

/** As typed when the shop knows it so; else another reading that it knows; else with tolerance. */
function* readChunk(chunk: Chunk, how: Reading): Steps<Read> {
  const plain = { chunk, expansions: chunk.words.map((word) => knownAs(word, how)) }
  yield
  if (isKnown(plain) && !how.prefersOther) return plain
  const others = otherReadings(chunk.text, how.language).map((text) => lookUp(text, how))
  yield
  const known = others.find(isKnown)
  if (known) return known
  const guessed = yield* guess(plain, how)
  if (isKnown(guessed)) return guessed
  const written = { chunk, expansions: [asWritten(chunk, how).expansions] }
  yield
  if (isKnown(written)) return written
  const heard = takenFor(chunk, soundingLike(chunk.text, how))
  if (isKnown(heard)) return heard
  for (const other of others) {
    const better = yield* guessOther(other, how)
    if (isKnown(better)) return better
  }
  return guessed
}

/** The reading may lack a letter ("palto" has no soft sign), so it is told as names spell it. */
function* guessOther(other: Read, how: Reading): Steps<Read> {
  const spelt = takenFor(other.chunk, asWritten(other.chunk, how))
  yield
  return isKnown(spelt) ? spelt : yield* guess(other, how)
}

function takenFor(chunk: Chunk, { shown, expansions }: Spelling): Read {
  const text = shown ?? chunk.text
  return { chunk: { text, words: [text] }, expansions: [expansions] }
}

function lookUp(text: string, how: Reading): Read {
  const words = wordsOf(how.index, text)
  const lastWord = how.isLast ? words.at(-1) : undefined
  return { chunk: { text, words }, expansions: words.map((word) => knownAs(word, { ...how, lastWord })) }
}

function* guess({ chunk, expansions }: Read, how: Reading): Steps<Read> {
  const guessed: (readonly Expansion[])[] = []
  for (const [at, word] of chunk.words.entries()) {
    const known = expansions[at] ?? []
    guessed.push(known.length > 0 ? known : nearestTo(word, how))
    yield
  }
  return { chunk, expansions: guessed }
}

/** Only for a chunk that is one word: of the words of others it is not known how each was written. */
function asWritten(chunk: Chunk, how: Reading): Spelling {
  const [only, ...others] = how.index.analyzer.surfaces(chunk.text)
  if (!only || others.length > 0 || chunk.words.length > 1) return { expansions: [] }
  return nearestAsWritten(only.folded, how)
}

function isKnown({ expansions }: Read): boolean {
  return expansions.length > 0 && expansions.every((each) => each.length > 0)
}

function wordsOf(index: TextIndex, text: string): string[] {
  return index.analyzer.forQuery(text).words
}
