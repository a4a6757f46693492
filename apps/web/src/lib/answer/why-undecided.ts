import { CallError } from '@vitrine/contract/reply'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { type Failure, failureOfError, verdictOfError } from '@vitrine/sync/transport/verdict'

const WORDS: Readonly<Record<Failure, MessageKey>> = {
  'no-answer': 'login.noLine',
  busy: 'login.shopBusy',
  fault: 'login.failed',
  'signed-out': 'login.failed',
}
const TOO_MANY_REQUESTS = 429
const ACCESS_DENIED = 403

/** What is said where the shop has not decided, so that the same may be sent again; undefined where it said no. */
export function whyUndecided(failure: unknown): MessageKey | undefined {
  if (verdictOfError(failure) === 'refused') return undefined
  // Who has asked too often may do something about it; who meets a busy shop has done nothing.
  if (failure instanceof CallError && failure.code === TOO_MANY_REQUESTS)
    return whenAgain(failure.meta.retryAfter)
  return WORDS[failureOfError(failure)]
}

/** The same, and of a right that is not there, or was taken away meanwhile; else `failed`, where nothing better is known. */
export const whyFailed = (failure: unknown, failed: MessageKey): MessageKey =>
  whyUndecided(failure) ?? (isDenied(failure) ? 'login.denied' : failed)

export const isDenied = (failure: unknown): boolean =>
  failure instanceof CallError && failure.code === ACCESS_DENIED

/** Seconds, and what is said of as many: who waits a little where an hour is meant comes again and again in vain. */
const WAITS: readonly [most: number, words: MessageKey][] = [
  [60, 'login.tooOften'],
  [600, 'login.tooOftenMinutes'],
  [3_600, 'login.tooOftenHour'],
]

export const whenAgain = (seconds = 0): MessageKey =>
  WAITS.find(([most]) => seconds <= most)?.[1] ?? 'login.tooOftenToday'
