/** The least edits that make `prefix` the beginning of the word; Infinity when it takes more than `most`. */
export function prefixDistance(prefix: string, word: string, most: number): number {
  const length = Math.min(word.length, prefix.length + most)
  let row = Array.from({ length: length + 1 }, (_, at) => at)
  for (let i = 1; i <= prefix.length; i++) {
    const next = [i]
    for (let j = 1; j <= length; j++) {
      const replaced = (row[j - 1] ?? 0) + (prefix[i - 1] === word[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    if (Math.min(...next) > most) return Number.POSITIVE_INFINITY
    row = next
  }
  return Math.min(...row)
}
