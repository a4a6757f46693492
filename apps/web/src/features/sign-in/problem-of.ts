import { CallError } from '@vitrine/contract/reply'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { whyUndecided } from '#web/lib/answer/why-undecided.ts'

export type SignInCall = 'send' | 'check' | 'call' | 'name' | 'passkey'

/** Refused, asked too often, and not done by a shop that has a fault, for each of the calls. */
const WORDS: Record<SignInCall, { refused: MessageKey; tooOften: MessageKey; failed: MessageKey }> = {
  send: { refused: 'login.contactWrong', tooOften: 'login.tooOften', failed: 'login.sendFailed' },
  check: { refused: 'login.codeWrong', tooOften: 'login.codeDead', failed: 'login.failed' },
  call: { refused: 'login.phoneWrong', tooOften: 'login.tooOften', failed: 'login.callFailed' },
  passkey: { refused: 'login.passkeyFailed', tooOften: 'login.tooOften', failed: 'login.failed' },
  name: { refused: 'login.nameMissing', tooOften: 'login.tooOften', failed: 'login.failed' },
}

export function problemOf(call: SignInCall, error: unknown): MessageKey {
  const { refused, tooOften, failed } = WORDS[call]
  if (call === 'passkey' && isNoToPasskey(error)) return refused
  if (error instanceof CallError && error.code === 400) return refused
  if (error instanceof CallError && error.code === 429) return tooOften
  return whyUndecided(error) === 'login.noLine' ? 'login.noLine' : failed
}

/** Unknown to the shop, or not to be had of the device; a file of the page that did not come says nothing of it. */
const isNoToPasskey = (error: unknown): boolean =>
  error instanceof CallError ? [400, 401, 403, 404].includes(error.code) : !(error instanceof TypeError)
