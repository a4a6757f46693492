// A look over JSON before it is parsed: one pass over its bytes, without an object or a string made for them.
import { ShopError } from '#api/errors.ts'
import type { FieldProblem } from '#api/field-problem.ts'
import { noTextIn, type TextFault, unreadable } from '#api/refusal/unreadable.ts'
import { pathAt } from './path-at.ts'

const MAX_DEPTH = 64
/** An order of 200 lines with all their choices has less than half of it. */
export const MAX_VALUES = 10_000

const QUOTE = 0x22
const BACKSLASH = 0x5c
const LETTER_U = 0x75
const [HIGH_HALVES, LOW_HALVES, LAST_HALF] = [0xd800, 0xdc00, 0xdfff]
/** From one `u` to that of the escape right behind it. */
const NEXT_ESCAPE = 6

/** What a byte outside a text adds to the depth, and to the number of values. */
const DEPTH_STEPS = stepsOf({ '[': 1, '{': 1, ']': -1, '}': -1 })
const VALUE_STEPS = stepsOf({ '[': 1, '{': 1, ',': 1 })

const HEX_DIGITS = new Int8Array(256).fill(-1)
for (const sign of '0123456789abcdefABCDEF') HEX_DIGITS[sign.charCodeAt(0)] = Number.parseInt(sign, 16)

/** Parsing and checking take time by the value, not by the byte; what is nested deeply overflows the stack. */
export function assertModest(body: Uint8Array): void {
  let depth = 0
  let values = 0
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] ?? 0
    if (byte === QUOTE) at = endOfText(body, at)
    depth += DEPTH_STEPS[byte] ?? 0
    values += VALUE_STEPS[byte] ?? 0
    if (depth > MAX_DEPTH) throw unreadable('body', 'is nested too deeply')
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
    if (byte === BACKSLASH) at = endOfEscape(body, at + 1, start)
  }
  return body.length
}

/** PostgreSQL holds neither NUL nor half a character; refused here once instead of by every schema. */
function endOfEscape(body: Uint8Array, at: number, start: number): number {
  if (body[at] !== LETTER_U) return at
  const unit = unitAt(body, at)
  if (unit === 0) throw refuseText(body, start, 'NUL')
  if (!isHalf(unit)) return at
  if (unit >= LOW_HALVES || !isLowHalfAt(body, at + NEXT_ESCAPE)) throw refuseText(body, start, 'HALF')
  return at + NEXT_ESCAPE
}

/** The number behind `u`; less than nothing where there is none, which the parser tells. */
function unitAt(body: Uint8Array, at: number): number {
  let unit = 0
  for (let digit = 1; digit <= 4; digit += 1) unit = (unit << 4) | (HEX_DIGITS[body[at + digit] ?? 0] ?? -1)
  return unit
}

/** Of the two units that make a character beyond the first 65,536, such as an emoji cut in the middle. */
const isHalf = (unit: number) => unit >= HIGH_HALVES && unit <= LAST_HALF

function isLowHalfAt(body: Uint8Array, at: number): boolean {
  if (body[at - 1] !== BACKSLASH || body[at] !== LETTER_U) return false
  const unit = unitAt(body, at)
  return unit >= LOW_HALVES && unit <= LAST_HALF
}

/** Names the field the text stands in; one in a name is a fault of what holds it. */
function refuseText(body: Uint8Array, start: number, fault: TextFault): ShopError {
  return noTextIn(pathAt(body, start), fault)
}

/** Names the list that is too long; one without a name is the body. */
function refuseAt(body: Uint8Array, at: number): ShopError {
  const list = pathAt(body, at).replace(/\.\d+$/, '')
  const path = /^\d*$/.test(list) ? 'body' : list
  const problem: FieldProblem = {
    path,
    key: 'TOO_MANY',
    message: 'holds too many values',
    params: { limit: MAX_VALUES },
  }
  return new ShopError('BAD_REQUEST', { message: `${path}: ${problem.message}`, details: [problem] })
}
