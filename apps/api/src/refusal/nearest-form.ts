// A body may come in one of several forms. What is wrong with one is told of the form that was meant, so that a screen finds
// the field: that none of the forms was met says nothing of any.
import type { z } from 'zod'
import { isMissing } from '#api/field-problem.ts'

type Issue = z.core.$ZodIssue

/** The problems themselves, in place of the choice between forms they stand in. */
export function problemsOf(issues: readonly Issue[]): Issue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue]
    const meant = nearestForm(issue.errors)
    if (!meant) return [issue]
    return problemsOf(meant).map((one) => ({ ...one, path: [...issue.path, ...one.path] }))
  })
}

/** None where the choice is between kinds of one value, such as a number and its spelling. The first of those as near. */
function nearestForm(forms: readonly Issue[][]): Issue[] | undefined {
  return forms
    .filter((issues) => issues.every(isInside))
    .map((issues) => ({ issues, nearness: nearnessOf(issues) }))
    .reduce<{ issues: Issue[]; nearness: number } | undefined>(
      (best, one) => (best && best.nearness >= one.nearness ? best : one),
      undefined,
    )?.issues
}

/** Something of its own came, if wrong; nothing is known to have come; something came that it has no place for. */
function nearnessOf(issues: readonly Issue[]): number {
  if (issues.some(({ code }) => code === 'unrecognized_keys')) return 0
  return issues.every(isAbsent) ? 1 : 2
}

const isInside = ({ code, path }: Issue): boolean => path.length > 0 || code === 'unrecognized_keys'

/** A field of the form itself; one that is missing deeper stands in something that came. */
function isAbsent(issue: Issue): boolean {
  if (issue.path.length > 1) return false
  return issue.code === 'invalid_union' ? issue.errors.every((one) => one.every(isAbsent)) : isMissing(issue)
}
