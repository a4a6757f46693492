// What can be wrong with a feed. A problem stops the import; a warning is counted and listed.
import type { SourcePlace } from '@vitrine/domain/catalog/records'

export type Problem = { place?: SourcePlace; message: string }

/** How many are listed one by one; a feed that is wrong throughout need not fill the memory. */
const LISTED = 1000

export class ProblemList {
  readonly listed: Problem[] = []
  count = 0

  add(problem: Problem): void {
    this.count += 1
    if (this.listed.length < LISTED) this.listed.push(problem)
  }
}

/** The feed is not taken: nothing of it was stored. */
export class ImportRefused extends Error {
  readonly problems: ProblemList

  constructor(problems: ProblemList) {
    super(`The import was refused: ${problems.count} problem(s) in the feed.`)
    this.name = 'ImportRefused'
    this.problems = problems
  }
}

/** Another import holds the catalogue; nothing was read or written. */
export class ImportBusy extends Error {
  constructor() {
    super('Another import is running. Wait until it has ended.')
    this.name = 'ImportBusy'
  }
}

/** `products.csv:812: the price "abc" is not a number` */
export function describeProblem({ place, message }: Problem): string {
  return place ? `${place.file}:${place.line}: ${message}` : message
}
