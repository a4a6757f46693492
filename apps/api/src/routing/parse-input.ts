import type { Call } from '@vitrine/contract/call'
import type { z } from 'zod'
import { invalidInput } from '#api/errors.ts'
import { toFieldProblem } from '#api/field-problem.ts'
import { problemsOf } from '#api/refusal/nearest-form.ts'

export type RawInput = { params?: unknown; query?: unknown; body?: unknown }

/** Checks what came against what the call declares; a refusal names the field. */
export function parseInput(call: Call, raw: RawInput) {
  return {
    params: parsePart(call.params, raw.params),
    query: parsePart(call.query, raw.query),
    body: parsePart(call.body, raw.body),
  }
}

function parsePart(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value ?? {})
  if (parsed.success) return parsed.data
  throw invalidInput(problemsOf(parsed.error.issues).map(toFieldProblem))
}
