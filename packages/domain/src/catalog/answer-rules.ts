// Rules the answer to a custom option must keep, by name. The set is open: a shop adds rules of its own.
import { isEmail } from '../contact/email.ts'
import { DAYS_AHEAD, isWithin } from './days-ahead.ts'

/** `{rule: 'max_length', value: 3}` */
export type AnswerRule = { rule: string; value?: string | number }
type AnswerCheck = (answer: string, value: string | number) => boolean

const NUMBER = /^[+-]?\d{1,15}([.,]\d{1,10})?$/
const DATE = /^(\d{4})-(\d\d)-(\d\d)$/

/** Nothing that could begin a line of its own in a mail, a file or on what is sewn. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u

const CHECKS = new Map<string, AnswerCheck>([
  ['required', (answer) => answer.trim() !== ''],
  // Counted as people count: an accent or an emoji is one sign, not its code units.
  ['max_length', (answer, value) => [...answer].length <= Number(value)],
  ['min_length', (answer, value) => [...answer].length >= Number(value)],
  ['one_line', (answer) => ONE_LINE.test(answer)],
  ['number', (answer) => NUMBER.test(answer.trim())],
  ['min', (answer, value) => toNumber(answer) >= Number(value)],
  ['max', (answer, value) => toNumber(answer) <= Number(value)],
  ['date', isDate],
  [DAYS_AHEAD, (answer, value) => isWithin(answer.trim(), String(value))],
  // Whether the question before it is answered, the whole line knows (cart/line/asked-after.ts).
  ['after', () => true],
  ['email', (answer) => isEmail(answer.trim())],
  ['pattern', (answer, value) => new RegExp(`^(?:${value})$`, 'u').test(answer)],
])

/**
 * Specification §5: further rules can be added by name, by whoever builds a shop of their own on this one.
 * @public
 */
export function addAnswerRule(name: string, check: AnswerCheck): void {
  CHECKS.set(name, check)
}

export function isAnswerRule({ rule, value }: AnswerRule): boolean {
  return CHECKS.has(rule) && (rule !== 'pattern' || isPattern(String(value)))
}

/** Name of the first rule an answer breaks. No answer at all breaks requiredness only; an unknown rule is never kept. */
export function brokenRule(rules: readonly AnswerRule[], answer: string): string | undefined {
  const isGiven = answer.trim() !== ''
  return rules
    .filter(({ rule }) => isGiven || rule === 'required')
    .find(({ rule, value = '' }) => CHECKS.get(rule)?.(answer, value) !== true)?.rule
}

type OptionRules = { required: boolean; maxCharacters: number; validators?: readonly AnswerRule[] }

/** All an answer is checked by, in the order in which people should hear of it. */
export function answerRules({ required, maxCharacters, validators = [] }: OptionRules): AnswerRule[] {
  return [
    ...(required ? [{ rule: 'required' }] : []),
    ...(maxCharacters > 0 ? [{ rule: 'max_length', value: maxCharacters }] : []),
    ...validators,
  ]
}

function toNumber(answer: string): number {
  return NUMBER.test(answer.trim()) ? Number(answer.trim().replace(',', '.')) : Number.NaN
}

/** A day of the calendar, as forms send it: `2026-02-28`. */
function isDate(answer: string): boolean {
  const [, year = '', month = '', day = ''] = DATE.exec(answer.trim()) ?? []
  const isLeap = Number(year) % 4 === 0 && (Number(year) % 100 !== 0 || Number(year) % 400 === 0)
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][Number(month) - 1] ?? 0
  return Number(day) >= 1 && Number(day) <= days
}

function isPattern(source: string): boolean {
  try {
    new RegExp(source, 'u')
    return true
  } catch {
    return false
  }
}
