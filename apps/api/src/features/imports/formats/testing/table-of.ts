// A table as the programs of other shops write it: each cell quoted.
export type Cells = Readonly<Record<string, string>>

/** `first` are columns that must be there; the others come with the rows. */
export function tableOf(first: readonly string[], rows: readonly Cells[]): string {
  const columns = [...new Set([...first, ...rows.flatMap((row) => Object.keys(row))])]
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n')
}
