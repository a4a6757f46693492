// A refusal in the words of the store it came from. The key, the field and the figures stay the same in every language.
import type { Language, StoreView } from '@vitrine/domain/store/store-view'
import type { Translate } from '@vitrine/i18n/create-translate'
import type { ErrorCode } from '#api/errors.ts'
import { type FieldProblem, isFieldKey, isOfSchema } from '#api/field-problem.ts'
import type { ErrorReply } from '#api/refusal/to-error-reply.ts'
import { wordsOf } from '#api/words.ts'
import { isConflictCause, wordsOfConflict } from './conflicts.ts'
import { toListed } from './to-listed.ts'

/** `result` of these is a sentence; of the others a key or words the specification prescribes. */
const SPOKEN: ReadonlySet<string> = new Set<ErrorCode>([
  'VALIDATION',
  'BAD_REQUEST',
  'METHOD_NOT_ALLOWED',
  'REQUEST_TIMEOUT',
  'PAYLOAD_TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'UNSUPPORTED_MEDIA_TYPE',
  'INTERNAL',
  'UNAVAILABLE',
])

/** Clients look for a sentence inside of `result` (api-shapes §1.8). */
const WRAPPED: ReadonlySet<string> = new Set<ErrorCode>(['INCORRECT_PASSWORD', 'PASSWORD_REFUSED'])

export function localizeReply(reply: ErrorReply, { language }: Pick<StoreView, 'language'>): ErrorReply {
  const { errorCode } = reply.meta
  const t = wordsOf(language)
  const problems = problemsIn(reply)
  const details = problems.map((problem) => inWords(problem, { t, language }))
  const [first] = details
  const general = isConflictCause(errorCode)
    ? t(`refusal.cause.${wordsOfConflict(errorCode)}`)
    : t(`refusal.${errorCode}`)
  const message = first ? [first.path, first.message].filter(Boolean).join(': ') : general
  const isReworded = language !== 'en' || reply.result === errorCode || problems.slice(0, 1).some(isOfSchema)
  const isSpoken = SPOKEN.has(errorCode) && isReworded
  return {
    ...reply,
    result: wrapped(errorCode, { general, details }) ?? (isSpoken ? message : reply.result),
    meta: {
      ...reply.meta,
      message: isSpoken || (first && !isConflictCause(errorCode)) ? message : general,
      ...(details.length > 0 && { details }),
    },
  }
}

/** A password refused with the field it stands in came with an account; without, it was to be changed. */
function wrapped(code: string, { general, details }: { general: string; details: FieldProblem[] }) {
  if (!WRAPPED.has(code)) return undefined
  return details.length > 0 ? details.map(toListed) : { errorMessage: general }
}

function problemsIn({ meta }: ErrorReply): FieldProblem[] {
  const { details } = meta
  return Array.isArray(details) && details.every(isProblem) ? details : []
}

function isProblem(detail: unknown): detail is FieldProblem {
  return (
    typeof detail === 'object' &&
    detail !== null &&
    'path' in detail &&
    'key' in detail &&
    isFieldKey(detail.key)
  )
}

type Speaking = { t: Translate; language: Language }

/** What we say ourselves in English is more exact than the key; a schema's own words are for programmers. */
function inWords(problem: FieldProblem, { t, language }: Speaking): FieldProblem {
  if (language === 'en' && !isOfSchema(problem)) return problem
  return { ...problem, message: t(`refusal.field.${problem.key}`, problem.params) }
}
