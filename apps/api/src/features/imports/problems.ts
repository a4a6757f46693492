// What can be wrong with a feed. A problem stops the import; a warning is counted and listed.
import type { ToldReply } from '@vitrine/contract/catalog/imports/import-reasons'
import type { SourcePlace } from '@vitrine/domain/catalog/records'
import { Refused, type Told, told, toldReply } from '#api/refusal/told.ts'

/** What only a command reads, by whom no screen is asked, is told in English alone. */
export type Problem = { place?: SourcePlace } & (Told | { message: string })

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
export class ImportRefused extends Refused {
  readonly problems: ProblemList

  constructor(problems: ProblemList) {
    super(told('FEED_REFUSED', { count: problems.count }))
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
export function describeProblem(problem: Problem): string {
  const { place } = problem
  const { message } = replyOf(problem)
  return place ? `${place.file}:${place.line}: ${message}` : message
}

/** As a call answers it. */
export const replyOf = (problem: Problem): ToldReply =>
  'message' in problem ? { message: problem.message } : toldReply(problem)
