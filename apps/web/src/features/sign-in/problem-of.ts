import { CallError } from '@vitrine/contract/reply'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { whenAgain, whyUndecided } from '#web/lib/answer/why-undecided.ts'

export type SignInCall = 'send' | 'check' | 'call' | 'name' | 'passkey'

/** Refused, asked too often where waiting is not all there is to it, and not done by a shop that has a fault. */
const WORDS: Record<SignInCall, { refused: MessageKey; tooOften?: MessageKey; failed: MessageKey }> = {
  send: { refused: 'login.contactWrong', failed: 'login.sendFailed' },
  check: { refused: 'login.codeWrong', tooOften: 'login.codeDead', failed: 'login.failed' },
  call: { refused: 'login.phoneWrong', failed: 'login.callFailed' },
  passkey: { refused: 'login.passkeyFailed', failed: 'login.failed' },
  name: { refused: 'login.nameMissing', failed: 'login.failed' },
}

export function problemOf(call: SignInCall, error: unknown): MessageKey {
  const { refused, tooOften, failed } = WORDS[call]
  if (call === 'passkey' && isNoToPasskey(error)) return refused
  if (error instanceof CallError && error.code === 400) return refused
  if (error instanceof CallError && error.code === 429) return tooOften ?? whenAgain(error.meta.retryAfter)
  return whyUndecided(error) === 'login.noLine' ? 'login.noLine' : failed
}

/** Unknown to the shop, or not to be had of the device; a file of the page that did not come says nothing of it. */
const isNoToPasskey = (error: unknown): boolean =>
  error instanceof CallError ? [400, 401, 403, 404].includes(error.code) : !(error instanceof TypeError)
