// A look over JSON before it is parsed: one pass over its bytes, without an object or a string made for them.
import { ShopError } from '#api/errors.ts'
import type { FieldProblem } from '#api/field-problem.ts'
import { nulIn } from '#api/refusal/nul-in.ts'
import { pathAt } from './path-at.ts'

const MAX_DEPTH = 64
/** An order of 200 lines with all their choices has less than half of it. */
export const MAX_VALUES = 10_000

const QUOTE = 0x22
const ZERO = 0x30
const BACKSLASH = 0x5c
const LETTER_U = 0x75

/** What a byte outside a text adds to the depth, and to the number of values. */
const DEPTH_STEPS = stepsOf({ '[': 1, '{': 1, ']': -1, '}': -1 })
const VALUE_STEPS = stepsOf({ '[': 1, '{': 1, ',': 1 })

/** Parsing and checking take time by the value, not by the byte; what is nested deeply overflows the stack. */
export function assertModest(body: Uint8Array): void {
  let depth = 0
  let values = 0
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] ?? 0
    if (byte === QUOTE) at = endOfText(body, at)
    depth += DEPTH_STEPS[byte] ?? 0
    values += VALUE_STEPS[byte] ?? 0
    if (depth > MAX_DEPTH) throw refuse('The body is nested too deeply.')
    if (values > MAX_VALUES) throw refuseAt(body, at)
  }
}

function stepsOf(steps: Record<string, number>): Int8Array {
  const table = new Int8Array(256)
  for (const [sign, step] of Object.entries(steps)) table[sign.charCodeAt(0)] = step
  return table
}

/** Where the text ends that begins here. */
function endOfText(body: Uint8Array, start: number): number {
  for (let at = start + 1; at < body.length; at += 1) {
    const byte = body[at]
    if (byte === QUOTE) return at
    if (byte !== BACKSLASH) continue
    at += 1
    // PostgreSQL text cannot hold NUL; refused here once instead of by every schema.
    if (isNul(body, at)) throw refuseNul(body, start)
  }
  return body.length
}

/** `u0000` */
function isNul(body: Uint8Array, at: number): boolean {
  if (body[at] !== LETTER_U) return false
  const [a, b, c, d] = [body[at + 1], body[at + 2], body[at + 3], body[at + 4]]
  return a === ZERO && b === ZERO && c === ZERO && d === ZERO
}

function refuse(message: string): ShopError {
  return new ShopError('BAD_REQUEST', { message })
}

/** Names the field the text stands in; a NUL in a name is a fault of what holds it. */
function refuseNul(body: Uint8Array, start: number): ShopError {
  const path = pathAt(body, start)
  return path === '' ? refuse('The body holds a NUL character.') : nulIn(path)
}

/** Names the list that is too long, where it has a name. */
function refuseAt(body: Uint8Array, at: number): ShopError {
  const path = pathAt(body, at).replace(/\.\d+$/, '')
  const message = 'The body holds too many values.'
  if (/^\d*$/.test(path)) return refuse(message)
  const problem: FieldProblem = {
    path,
    key: 'TOO_MANY',
    message: 'holds too many values',
    params: { limit: MAX_VALUES },
  }
  return new ShopError('BAD_REQUEST', { message: `${path}: ${problem.message}`, details: [problem] })
}
