import { hasHan } from '../../../analysis/segment-chinese.ts'
import type { LanguageLexicon } from '../../../lexicon/language-lexicon.ts'

/** A sign outside the shop's own words costs more than a word of the shop, whatever its length. */
const STRANGE_COST = 1.6

type Way = { cost: number; pieces: { text: string; isOwn: boolean }[] }

/** A run of Chinese cut along the shop's own words first; what is between them is left to the dictionary. */
export function splitChinese(run: string, lexicon: LanguageLexicon): Way['pieces'] {
  if (!hasHan(run)) return [{ text: run, isOwn: false }]
  const ways: Way[] = [{ cost: 0, pieces: [] }]
  for (let end = 1; end <= run.length; end++) {
    ways[end] = strange(ways[end - 1] as Way, run[end - 1] as string)
    for (let start = Math.max(0, end - lexicon.longest); start < end; start++) {
      const text = run.slice(start, end)
      const before = ways[start] as Way
      if (before.cost + 1 >= (ways[end] as Way).cost) continue
      if (lexicon.find(text) || lexicon.isIgnored(text))
        ways[end] = { cost: before.cost + 1, pieces: [...before.pieces, { text, isOwn: true }] }
    }
  }
  return (ways[run.length] as Way).pieces
}

function strange({ cost, pieces }: Way, sign: string): Way {
  const last = pieces.at(-1)
  const joined =
    last && !last.isOwn
      ? [...pieces.slice(0, -1), { text: last.text + sign, isOwn: false }]
      : [...pieces, { text: sign, isOwn: false }]
  return { cost: cost + STRANGE_COST, pieces: joined }
}
