// The words of a text as the shop knows them: as typed, as pieces of a compound, as another language, keyboard or script
// has them, or with a slip put right. In this order: a word the shop knows is taken at its word.
import { hasDigit } from '../../../analysis/analyzer.ts'
import { chunksOf } from '../../../analysis/chunks.ts'
import { fold } from '../../../analysis/fold.ts'
import { otherReadings } from '../../../analysis/readings/other-readings.ts'
import { hasHan } from '../../../analysis/segment-chinese.ts'
import { visible } from '../../../analysis/visible.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Steps } from '../../steps.ts'
import { type Correcting, type Correction, correctWord, soundingLike } from './correct-word.ts'
import { completionsOf, keyInUse } from './expand-word.ts'
import { splitChinese } from './split-chinese.ts'
import { partedAtHead, splitCompound } from './split-compound.ts'

/** One word: as it is written and as it is stored. `key` is how the lexicon calls it. */
export type Piece = { text: string; word: string; key: string }
/** The pieces between two spaces. */
export type Chunk = { typed: string; pieces: readonly Piece[]; isCorrected: boolean }

export type Reading = Correcting & {
  language: string
  lexicons: Lexicon | undefined
  /** Takes another reading that the shop knows even where it knows what was typed. */
  prefersOther?: boolean
}

/** Enough for any sentence; also keeps a word's number within a byte. */
const MAX_WORDS = 24
const MAX_TEXT_LENGTH = 400
const LEXICON_COST = 0
const STRONG_COST = 0.5

export function* readPieces(text: string, how: Reading): Steps<Chunk[]> {
  const typed = chunksOf(visible(text.slice(0, MAX_TEXT_LENGTH))).flatMap((chunk) =>
    partedScripts(chunk, how),
  )
  const chunks = yield* readChunks(typed, how)
  const isKnownWhole = chunks.every(
    (chunk) => !chunk.isCorrected && isWhollyKnown(chunk, { ...how, isLast: false }),
  )
  if (typed.length < 2 || isKnownWhole) return chunks
  const whole = typed.join(' ')
  const said = how.lexicons?.translate(fold(whole), how.language)
  return said ? [readAs(said, { typed: whole }, how)] : chunks
}

const BETWEEN_SCRIPTS = /(?<=\p{Script=Han})(?=[a-z\d]{2})|(?<=[a-z\d]{2})(?=\p{Script=Han})/iu

/** Words and numbers without a space to the signs beside them: "wool大衣", "300元". */
function partedScripts(chunk: string, { lexicon }: Reading): string[] {
  if (!hasHan(chunk) || lexicon?.find(lexicon.keyOf(chunk))) return [chunk]
  return chunk.split(BETWEEN_SCRIPTS)
}

function* readChunks(typed: readonly string[], how: Reading): Steps<Chunk[]> {
  const chunks: Chunk[] = []
  let words = 0
  for (let at = 0; at < typed.length && words < MAX_WORDS; at++) {
    const each = typed[at] as string
    const isLast = at === typed.length - 1
    const joined = isLast ? undefined : joinedWord(each, typed[at + 1] as string, how)
    if (joined) at++
    const pieces = (joined?.pieces ?? piecesOf(each, how)).slice(0, MAX_WORDS - words)
    if (pieces.length === 0) continue
    const chunk =
      joined ?? (yield* readChunk({ typed: each, pieces, isCorrected: false }, { ...how, isLast }))
    words += chunk.pieces.length
    chunks.push(chunk)
  }
  return chunks
}

const PLAIN_WORD = /^\p{L}{3,}$/u

/** One word of the shop that was written as two, of which it does not know both: "swim suit". */
function joinedWord(first: string, second: string, how: Reading): Chunk | undefined {
  const isPlain = [first, second].every((word) => PLAIN_WORD.test(word) && !hasHan(word))
  const parts = isPlain ? [first, second].map((word) => piecesOf(word, how)) : []
  if (!isPlain || parts.every((pieces) => isWhollyKnown({ pieces }, { ...how, isLast: false })))
    return undefined
  const joined = readAs(first + second, { typed: `${first} ${second}` }, how)
  const isOwn = joined.pieces.every(({ word, key }) => isStrong(word, how) || how.lexicon?.find(key))
  return isOwn && joined.pieces.length === 1 ? joined : undefined
}

type ChunkReading = Reading & { isLast: boolean }

function* readChunk(chunk: Chunk, how: ChunkReading): Steps<Chunk> {
  const unknown = chunk.pieces.filter((piece) => !isKnown(piece, how))
  yield
  const said = unknown.length === 0 ? saidElsewhere(chunk, how) : undefined
  if (said) return said
  if (unknown.length === 0 && !how.prefersOther) return meantBySound(chunk, how) ?? parted(chunk, how)
  const other = yield* otherwise(chunk, how)
  return other ?? chunk
}

const SHORTEST_SAID_ELSEWHERE = 5

/** A word of another language that a story here happens to have, too: "платье" in Ukrainian, where "плат" is a cloth. */
function saidElsewhere(chunk: Chunk, how: ChunkReading): Chunk | undefined {
  const [only, ...others] = chunk.pieces
  if (!only || others.length > 0 || only.text.length < SHORTEST_SAID_ELSEWHERE) return undefined
  if (how.lexicon?.knows(only.word) || how.lexicon?.find(only.key) || isStrong(only.word, how))
    return undefined
  const said = how.lexicons?.translate(fold(chunk.typed), how.language)
  return said ? readAs(said, chunk, how) : undefined
}

/** Signs that stand somewhere in a story, and together sound like a word of the shop: a slip of the input method. */
function meantBySound(chunk: Chunk, how: ChunkReading): Chunk | undefined {
  if (!hasHan(chunk.typed) || chunk.typed.length < 2) return undefined
  if (chunk.pieces.some(({ word, key }) => how.lexicon?.find(key) || isStrong(word, how))) return undefined
  const heard = soundingLike(chunk.typed, how)
  return heard && readAs(heard.shown ?? heard.stored, chunk, how)
}

function* otherwise(chunk: Chunk, how: ChunkReading): Steps<Chunk | undefined> {
  const said = how.lexicons?.translate(fold(chunk.typed), how.language)
  if (said) return readAs(said, chunk, how)
  const split = parted(chunk, how)
  if (split !== chunk && split.pieces.every((piece) => isKnown(piece, how))) return split
  const readings = otherReadings(chunk.typed, how.language)
  const known = readings.map((text) => readAs(text, chunk, how)).find((read) => isWhollyKnown(read, how))
  if (known) return known
  yield
  const corrected = yield* correctAll(chunk, how)
  // What it is put right to may be a compound that only a story has.
  if (corrected) return parted(corrected, how)
  const heard = soundingLike(chunk.typed, how)
  if (heard) return readAs(heard.shown ?? heard.stored, chunk, how)
  // The reading may lack a letter: "palto" has no soft sign.
  for (const text of readings) {
    const spelt = yield* correctAll(readAs(text, chunk, how), how)
    if (spelt) return { ...spelt, typed: chunk.typed }
  }
  return byHead(chunk, how)
}

/** A compound the shop knows only the end of, which says what it is: "Lieblingsjacke". */
function byHead(chunk: Chunk, how: ChunkReading): Chunk | undefined {
  const [only, ...others] = chunk.pieces
  if (!only || others.length > 0) return undefined
  const isKind = (part: string) => (how.lexicon?.find(how.lexicon.keyOf(part))?.kinds ?? []).length > 0
  const parts = partedAtHead(fold(only.text), { language: how.language, isKind })
  return parts && { ...chunk, pieces: parts.flatMap((part) => piecesOf(part, how)) }
}

/** Every unknown piece put right, or nothing. */
function* correctAll(chunk: Chunk, how: ChunkReading): Steps<Chunk | undefined> {
  const pieces: Piece[] = []
  let isCorrected = chunk.isCorrected
  for (const piece of chunk.pieces) {
    if (isKnown(piece, how)) {
      pieces.push(piece)
      continue
    }
    const correction = hasHan(piece.text) ? undefined : correctWord(piece.text, how)
    yield
    const corrected = correction ? [toPiece(correction, how)] : correctedCompound(piece, how)
    if (corrected.length === 0) return undefined
    isCorrected ||= correction?.shown !== undefined || !correction
    pieces.push(...corrected)
  }
  return { typed: chunk.typed, pieces, isCorrected }
}

const SHORTEST_HALF = 4

/** A compound one half of which is mistyped: "leinnenhemd". */
function correctedCompound({ text }: Piece, how: ChunkReading): Piece[] {
  const word = fold(text)
  for (let at = SHORTEST_HALF; at <= word.length - SHORTEST_HALF; at++) {
    const halves = [word.slice(0, at), word.slice(at)]
    const known = halves.map((half) => costOf(half, how) === LEXICON_COST)
    if (known[0] === known[1]) continue
    const fixed = halves.map((half, side) => (known[side] ? half : correctWord(half, how)?.shown))
    if (fixed.every((half) => half !== undefined)) return fixed.flatMap((half) => piecesOf(half ?? '', how))
  }
  return []
}

/** Words in which the shop's own words stand behind one another. */
function parted(chunk: Chunk, how: ChunkReading): Chunk {
  const pieces = chunk.pieces.flatMap((piece) => {
    if (hasHan(piece.text) || how.lexicon?.find(piece.key) || isStrong(piece.word, how)) return [piece]
    const parts = splitCompound(fold(piece.text), {
      language: how.language,
      costOf: (part) => costOf(part, how),
    })
    return parts ? parts.flatMap((part) => piecesOf(part, how)) : [piece]
  })
  return pieces.length === chunk.pieces.length ? chunk : { ...chunk, pieces }
}

function costOf(part: string, how: ChunkReading): number | undefined {
  if (hasDigit(part)) return undefined
  const key = how.lexicon?.keyOf(part)
  if (key !== undefined && (how.lexicon?.find(key) || how.lexicon?.isUnsold(key))) return LEXICON_COST
  return isStrong(how.index.analyzer.normalize(part), how) ? STRONG_COST : undefined
}

function isStrong(word: string, how: Reading): boolean {
  const key = keyInUse(word, how)
  return key !== undefined && how.isStrong(key)
}

function isKnown({ text, word, key }: Piece, how: ChunkReading): boolean {
  if (how.lexicon?.knows(word) || how.lexicon?.find(key)) return true
  if (keyInUse(word, how) !== undefined) return true
  // It asks for a page of help, however near to a kind: "оплата" is no "платье".
  if (how.lexicon && how.lexicon.pagesIn(text).length > 0) return true
  if (!how.isLast) return false
  if (completionsOf(word, how).some(({ keys }) => keys.every(how.isStrong))) return true
  return (how.lexicon?.begunBy(text).length ?? 0) > 0
}

function isWhollyKnown({ pieces }: Pick<Chunk, 'pieces'>, how: ChunkReading): boolean {
  return pieces.length > 0 && pieces.every((piece) => isKnown(piece, how))
}

function readAs(text: string, { typed }: Pick<Chunk, 'typed'>, how: Reading): Chunk {
  return { typed, pieces: chunksOf(text).flatMap((each) => piecesOf(each, how)), isCorrected: true }
}

function piecesOf(chunk: string, how: Reading): Piece[] {
  const { analyzer } = how.index
  const plain = (text: string) =>
    analyzer.pieces(text).map(({ shown, word }) => ({ text: shown, word, key: word }))
  if (!how.lexicon || !hasHan(chunk)) return plain(chunk)
  return splitChinese(fold(chunk), how.lexicon).flatMap(({ text, isOwn }) =>
    isOwn ? [{ text, word: text, key: text }] : plain(text),
  )
}

function toPiece({ stored, shown }: Correction, how: Reading): Piece {
  const text = shown ?? stored
  // A stem is a guess: it is looked for, and never taken for a word of the lexicon.
  const key = how.lexicon ? (shown ? how.lexicon.keyOf(shown) : '') : stored
  return { text, word: stored, key }
}
