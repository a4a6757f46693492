/** As many signs as a number may have. */
const MAX_SIGNS = 20

/**
 * The number of an order as people bring it: with the words of its letter around it, with its #, or as wide as Chinese signs
 * are. Of several it is the one behind a #, else the longest: a day or a sum may stand beside it.
 */
export function orderNumberIn(text: string): string {
  const plain = text.normalize('NFKC')
  const marked = plain.match(/#\s*(\d+)/)?.[1]
  const runs = plain.match(/\d+/g) ?? []
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), '')
  return (marked ?? longest).slice(0, MAX_SIGNS)
}
