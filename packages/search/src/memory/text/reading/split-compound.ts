/** A known piece of a word, as it is written there, and how likely it is meant: the less, the better. */
type Piece = { text: string; cost: number }

const SHORTEST_PIECE = 3
const LONGEST_WORD = 40
/** What German puts between the pieces of a word. */
const LINKS = ['', 's', 'es', 'n', 'en', 'er', 'e']
const NO_LINKS = ['']

type Splitting = { language: string; costOf: (piece: string) => number | undefined }

type Way = { cost: number; pieces: string[] }

/** A word as known words behind one another, the fewest that do: "leinenhemd" is "leinen" and "hemd". */
export function splitCompound(word: string, { language, costOf }: Splitting): string[] | undefined {
  if (word.length < 2 * SHORTEST_PIECE || word.length > LONGEST_WORD) return undefined
  const links = language === 'de' ? LINKS : NO_LINKS
  const ways = new Map<number, Way>([[0, { cost: 0, pieces: [] }]])
  for (let end = SHORTEST_PIECE; end <= word.length; end++) {
    const way = cheapestTo(word, ways, { end, links, costOf })
    if (way) ways.set(end, way)
  }
  const whole = ways.get(word.length)
  return whole && whole.pieces.length > 1 ? whole.pieces : undefined
}

function cheapestTo(
  word: string,
  ways: ReadonlyMap<number, Way>,
  place: Omit<Place, 'start'>,
): Way | undefined {
  let best: Way | undefined
  for (const [start, before] of ways) {
    if (start > place.end - SHORTEST_PIECE) continue
    const piece = pieceAt(word, { ...place, start })
    const cost = piece ? before.cost + piece.cost : Number.POSITIVE_INFINITY
    if (piece && cost < (best?.cost ?? Number.POSITIVE_INFINITY))
      best = { cost, pieces: [...before.pieces, piece.text] }
  }
  return best
}

type Place = Pick<Splitting, 'costOf'> & { start: number; end: number; links: readonly string[] }

function pieceAt(word: string, { start, end, links, costOf }: Place): Piece | undefined {
  const text = word.slice(start, end)
  for (const link of end === word.length ? NO_LINKS : links) {
    if (!text.endsWith(link)) continue
    const bare = text.slice(0, text.length - link.length)
    const cost = bare.length < SHORTEST_PIECE ? undefined : costOf(bare)
    if (cost !== undefined) return { text: bare, cost: cost + 1 }
  }
  return undefined
}

const SHORTEST_HEAD = 4

type Heading = { language: string; isKind: (piece: string) => boolean }

/** What stands before the longest end that names a kind, and that end. Only German writes both as one word. */
export function partedAtHead(word: string, { language, isKind }: Heading): [string, string] | undefined {
  if (language !== 'de' || word.length > LONGEST_WORD) return undefined
  for (let at = SHORTEST_PIECE; at <= word.length - SHORTEST_HEAD; at++) {
    const head = word.slice(at)
    if (isKind(head)) return [word.slice(0, at), head]
  }
  return undefined
}
