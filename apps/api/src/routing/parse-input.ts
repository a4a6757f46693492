import type { Call } from '@vitrine/contract/call'
import type { z } from 'zod'
import { ShopError } from '#api/errors.ts'

export type RawInput = { params?: unknown; query?: unknown; body?: unknown }
type Issue = { path: string; message: string }

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
  throw invalidInput(parsed.error.issues.map(toIssue))
}

export function invalidInput(issues: Issue[]): ShopError {
  const [first] = issues
  const message = first ? [first.path, first.message].filter(Boolean).join(': ') : 'VALIDATION'
  return new ShopError('VALIDATION', { message, details: issues.slice(0, 20) })
}

function toIssue(issue: z.core.$ZodIssue): Issue {
  return { path: issue.path.map(String).join('.').slice(0, 200), message: issue.message.slice(0, 300) }
}
