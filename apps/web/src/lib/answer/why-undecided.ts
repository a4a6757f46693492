import type { MessageKey } from '@vitrine/i18n/message-key'
import { type Failure, failureOfError, verdictOfError } from '@vitrine/sync/transport/verdict'

const WORDS: Readonly<Record<Failure, MessageKey>> = {
  'no-answer': 'login.noLine',
  busy: 'login.tooOften',
  fault: 'login.failed',
  'signed-out': 'login.failed',
}

/** What is said where the shop has not decided, so that the same may be sent again; undefined where it said no. */
export const whyUndecided = (failure: unknown): MessageKey | undefined =>
  verdictOfError(failure) === 'refused' ? undefined : WORDS[failureOfError(failure)]
