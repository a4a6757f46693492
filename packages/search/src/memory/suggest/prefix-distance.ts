type Rows = { above: readonly number[]; row: readonly number[]; next: readonly number[] }
type Cell = Rows & { prefix: string; word: string; i: number; j: number }

/** The least edits that make `prefix` the beginning of the word; Infinity when it takes more than `most`. */
export function prefixDistance(prefix: string, word: string, most: number): number {
  const length = Math.min(word.length, prefix.length + most)
  let above: number[] = []
  let row = Array.from({ length: length + 1 }, (_, at) => at)
  for (let i = 1; i <= prefix.length; i++) {
    const next = [i]
    for (let j = 1; j <= length; j++) next.push(editsAt({ prefix, word, i, j, above, row, next }))
    if (Math.min(...next, ...row) > most) return Number.POSITIVE_INFINITY
    above = row
    row = next
  }
  return Math.min(...row)
}

/** Two letters in the wrong order are one slip. */
function editsAt({ prefix, word, i, j, above, row, next }: Cell): number {
  const replaced = (row[j - 1] ?? 0) + (prefix[i - 1] === word[j - 1] ? 0 : 1)
  const edits = Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
  const isSwapped = i > 1 && j > 1 && prefix[i - 1] === word[j - 2] && prefix[i - 2] === word[j - 1]
  return isSwapped ? Math.min(edits, (above[j - 2] ?? 0) + 1) : edits
}
