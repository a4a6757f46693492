// The data files of shoppers' words, one row a line:
//   sneakers = trainers = tennis shoes      mean the same
//   blue > navy, sky, denim                 stands for each of these
//   - for, with, buy                        ask for nothing
//   ~ denim                                 is looked for, never taken as a choice
//   ! without, not                          come before what is not wanted
//   ? purple, gloves                        are what the shop has not, and no slips of other words
//   @ retail-returns > returns, refund      ask for a page of help
export type WordRow = {
  kind: 'same' | 'page' | ListedKind
  words: string[]
  narrower: string[]
}

type ListedKind = 'ignored' | 'unfiltered' | 'negation' | 'unsold'

const LISTED: Readonly<Record<string, ListedKind>> = {
  '-': 'ignored',
  '~': 'unfiltered',
  '!': 'negation',
  '?': 'unsold',
}

/** Lines that begin with the same word are one row. */
export function parseWords(text: string): WordRow[] {
  const lines = text.split('\n').map((line) => line.replace(/#.*/, '').trim())
  const rows = lines.filter((line) => line !== '').flatMap(rowsOf)
  return [...Map.groupBy(rows, ({ kind, words }) => `${kind} ${words[0]}`).values()].map(joined)
}

function joined(rows: readonly WordRow[]): WordRow {
  const all = (of: (row: WordRow) => string[]) => [...new Set(rows.flatMap(of))]
  return {
    kind: rows[0]?.kind ?? 'same',
    words: all((row) => row.words),
    narrower: all((row) => row.narrower),
  }
}

function rowsOf(line: string): WordRow[] {
  const kind = LISTED[line.charAt(0)]
  if (kind) return listed(line).map((word) => ({ kind, words: [word], narrower: [] }))
  const isPage = line.startsWith('@')
  const [same = '', narrower = ''] = (isPage ? line.slice(1) : line).split('>')
  return [{ kind: isPage ? 'page' : 'same', words: partsOf(same, '='), narrower: partsOf(narrower, ',') }]
}

const listed = (line: string) => partsOf(line.slice(1), ',')

function partsOf(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
