type Cell = { one: string; other: string; i: number; j: number; rows: readonly (readonly number[])[] }

/** Letters that must change to make one word another; two in the wrong order are one. */
export function edits(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= other.length; j++) row.push(editsAt({ one, other, i, j, rows }))
  }
  return rows.at(-1)?.at(-1) ?? 0
}

function editsAt({ one, other, i, j, rows }: Cell): number {
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  const replaced = at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1)
  const least = Math.min(replaced, at(i - 1, j) + 1, at(i, j - 1) + 1)
  const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
  return isSwapped ? Math.min(least, at(i - 2, j - 2) + 1) : least
}
