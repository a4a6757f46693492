import { hasHan } from '../../../analysis/segment-chinese.ts'
import type { LanguageLexicon } from '../../../lexicon/language-lexicon.ts'

/** A sign outside the shop's own words costs more than a word of the shop, whatever its length. */
const STRANGE_COST = 1.6

type Way = { cost: number; pieces: { text: string; isOwn: boolean }[] }

/** A run of Chinese cut along the shop's own words first; what is between them is left to the dictionary. */
export function splitChinese(run: string, lexicon: LanguageLexicon): Way['pieces'] {
  if (!hasHan(run)) return [{ text: run, isOwn: false }]
  const isOwn = (text: string) =>
    lexicon.find(text) !== undefined || lexicon.isIgnored(text) || lexicon.isNegation(text)
  const ways: Way[] = [{ cost: 0, pieces: [] }]
  for (let end = 1; end <= run.length; end++) {
    ways[end] = strange(ways[end - 1] as Way, run[end - 1] as string)
    for (const start of startsBefore(run, end, lexicon.longest)) {
      const text = run.slice(start, end)
      const before = ways[start] as Way
      if (before.cost + 1 >= (ways[end] as Way).cost || !isOwn(text)) continue
      ways[end] = { cost: before.cost + 1, pieces: [...before.pieces, { text, isOwn: true }] }
    }
  }
  return (ways[run.length] as Way).pieces
}

/** Where a word that ends there may begin. */
function startsBefore(run: string, end: number, longest: number): number[] {
  if (isWithinLatin(run, end)) return []
  const first = Math.max(0, end - longest)
  return Array.from({ length: end - first }, (_, at) => first + at).filter((at) => !isWithinLatin(run, at))
}

const LATIN = /[a-z\d]/

/** Letters beside signs are one word: "polo衫" is no size L. */
function isWithinLatin(run: string, at: number): boolean {
  return LATIN.test(run[at - 1] ?? '') && LATIN.test(run[at] ?? '')
}

function strange({ cost, pieces }: Way, sign: string): Way {
  const last = pieces.at(-1)
  const joined =
    last && !last.isOwn
      ? [...pieces.slice(0, -1), { text: last.text + sign, isOwn: false }]
      : [...pieces, { text: sign, isOwn: false }]
  return { cost: cost + STRANGE_COST, pieces: joined }
}
