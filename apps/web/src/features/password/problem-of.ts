import { CallError } from '@vitrine/contract/reply'
import type { MessageKey } from '@vitrine/i18n/message-key'

const WORDS: Readonly<Record<string, MessageKey>> = {
  PASSWORD_REFUSED: 'password.weak',
  INCORRECT_PASSWORD: 'password.currentWrong',
  INCORRECT_PHONE_OR_EMAIL: 'login.contactWrong',
  SECOND_FACTOR_REQUIRED: 'password.second',
}

/** `refused`: what an answer means that names nothing. */
export function problemOf(error: unknown, refused: MessageKey): MessageKey {
  const { code, meta } = error instanceof CallError ? error : { code: 500, meta: {} }
  const named = WORDS[meta.errorCode ?? '']
  if (named) return named
  if (code === 0) return 'password.noLine'
  if (code === 429) return 'password.tooOften'
  return code >= 400 && code < 500 ? refused : 'password.failed'
}
