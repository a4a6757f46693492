import type { Analyzer } from '../../analysis/analyzer.ts'
import { FIELD_WEIGHTS, impactOf, weightIn } from '../../analysis/weights.ts'
import type { DocumentInput } from '../../port.ts'

export type WeighedWord = { word: string; impact: number; isStrong: boolean }
type Draft = { weight: number; isStrong: boolean; isTold: boolean }

/** The words of a product with what each says of it: the numbers the engine in memory keeps, too. */
export function weighWords(fields: DocumentInput['texts'][string], analyzer: Analyzer): WeighedWord[] {
  const drafts = new Map<string, Draft>()
  for (const weighing of FIELD_WEIGHTS) {
    const words = analyzer.forIndex(fields[weighing.field] ?? '')
    const weight = weightIn(weighing, words.length)
    for (const word of words) add(drafts, word, { weight, isStrong: !weighing.isWeak })
  }
  return [...drafts].map(([word, { weight, isStrong }]) => ({ word, impact: impactOf(weight), isStrong }))
}

/** A story may say a word ten times over; that makes the product no more of it. */
function add(
  drafts: Map<string, Draft>,
  word: string,
  { weight, isStrong }: Pick<Draft, 'weight' | 'isStrong'>,
): void {
  const draft = drafts.get(word) ?? { weight: 0, isStrong: false, isTold: false }
  drafts.set(word, draft)
  if (!isStrong && draft.isTold) return
  draft.weight += weight
  if (isStrong) draft.isStrong = true
  else draft.isTold = true
}
