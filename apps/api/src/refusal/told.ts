// Why something that was brought is not taken: a name with what it speaks of, and one English for programs, logs and commands.
import type { ImportReason, REASON_PARAMS, ToldReply } from '@vitrine/contract/catalog/imports/import-reasons'
import { clipped } from '@vitrine/domain/content/clipped'
import { wordsOf } from '#api/words.ts'

type Names = typeof REASON_PARAMS
type ParamsOf<R extends ImportReason> = Readonly<Record<Names[R][number], string | number>>
type Given<R extends ImportReason> = Names[R] extends readonly [] ? [] : [params: ParamsOf<R>]

export type Told = { reason: ImportReason; params?: Readonly<Record<string, string | number>> }

/** Of a cell that may hold a book. */
const MAX_PARAM = 200

/** Figures as numbers; lines and other numbers nobody counts with as texts. Every row of a table may have one: it costs nothing. */
export const told = <R extends ImportReason>(reason: R, ...[params]: Given<R>): Told =>
  params === undefined ? { reason } : { reason, params }

/** As a call answers it. */
export function toldReply({ reason, params }: Told): ToldReply {
  const say = wordsOf('en')
  const key = `staff.impWhy.${reason}` as const
  if (params === undefined) return { message: say(key), reason }
  const short = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? clipped(value, MAX_PARAM) : value,
  ])
  const shown = Object.fromEntries(short) as NonNullable<ToldReply['params']>
  return { message: say(key, shown), reason, params: shown }
}

/** Nothing of it is taken. */
export class Refused extends Error {
  readonly told: Told

  constructor(told: Told) {
    super(toldReply(told).message)
    this.told = told
  }
}
