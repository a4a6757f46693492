import { CallError } from '@vitrine/contract/reply'
import type { MessageKey } from '@vitrine/i18n/message-key'

export type SignInCall = 'send' | 'check' | 'call' | 'name' | 'passkey'

/** Refused, asked too often, and anything else, for each of the calls. */
const WORDS: Record<SignInCall, { refused: MessageKey; tooOften: MessageKey; failed: MessageKey }> = {
  send: { refused: 'login.contactWrong', tooOften: 'login.tooOften', failed: 'login.sendFailed' },
  check: { refused: 'login.codeWrong', tooOften: 'login.codeDead', failed: 'login.failed' },
  call: { refused: 'login.phoneWrong', tooOften: 'login.tooOften', failed: 'login.callFailed' },
  passkey: { refused: 'login.passkeyFailed', tooOften: 'login.tooOften', failed: 'login.passkeyFailed' },
  name: { refused: 'login.nameMissing', tooOften: 'login.tooOften', failed: 'login.failed' },
}

export function problemOf(call: SignInCall, error: unknown): MessageKey {
  const code = error instanceof CallError ? error.code : 500
  const { refused, tooOften, failed } = WORDS[call]
  if (code === 400) return refused
  if (code === 429) return tooOften
  return code === 0 ? 'login.noLine' : failed
}
