import { LACKING } from '../dictionary.ts'
import type { PostingLists } from '../posting-lists.ts'

/** By value, but for `LACKING`: the codes in use that stand for it; `values` tells which each stands for. */
export function codesByValue(values: Uint32Array, postings: PostingLists): Map<number, number[]> {
  const codesOf = new Map<number, number[]>()
  values.forEach((value, code) => {
    if (value === LACKING || postings.length(code) === 0) return
    const codes = codesOf.get(value)
    if (codes) codes.push(code)
    else codesOf.set(value, [code])
  })
  return codesOf
}
