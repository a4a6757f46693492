import type { Call } from '@vitrine/contract/call'
import { invalidInput } from '#api/errors.ts'
import { toFieldProblem } from '#api/field-problem.ts'
import { problemsOf } from '#api/refusal/nearest-form.ts'

export type RawInput = { params?: unknown; query?: unknown; body?: unknown }

/** Checks what came against what the call declares; a refusal names the field. */
export function parseInput(call: Call, raw: RawInput) {
  return {
    params: parsePart(call, raw, 'params'),
    query: parsePart(call, raw, 'query'),
    body: parsePart(call, raw, 'body'),
  }
}

/** What is wrong with the whole of a part stands at no field of it, and is told by the part's own name. */
function parsePart(call: Call, raw: RawInput, part: keyof RawInput): unknown {
  const schema = call[part]
  if (!schema) return undefined
  const parsed = schema.safeParse(raw[part] ?? {})
  if (parsed.success) return parsed.data
  const problems = problemsOf(parsed.error.issues).map(toFieldProblem)
  throw invalidInput(problems.map((problem) => ({ ...problem, path: problem.path || part })))
}
