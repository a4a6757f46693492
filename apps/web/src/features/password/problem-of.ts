import { CallError } from '@vitrine/contract/reply'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { whyUndecided } from '#web/lib/answer/why-undecided.ts'

const WORDS: Readonly<Record<string, MessageKey>> = {
  PASSWORD_REFUSED: 'password.weak',
  INCORRECT_PASSWORD: 'password.currentWrong',
  INCORRECT_PHONE_OR_EMAIL: 'login.contactWrong',
  SECOND_FACTOR_REQUIRED: 'password.second',
}

/** `refused`: what an answer means that names nothing. */
export function problemOf(error: unknown, refused: MessageKey): MessageKey {
  const { code, meta } = error instanceof CallError ? error : {}
  const named = WORDS[meta?.errorCode ?? '']
  // Elsewhere 401 is a session that is over; here nobody is in yet.
  return named ?? (code === 401 ? refused : (whyUndecided(error) ?? refused))
}
