import { CallError } from '@vitrine/contract/reply'
import type { MessageKey } from '@vitrine/i18n/message-key'

/** Why a press came to nothing, whatever it was for. */
export function pressProblem(error: unknown): MessageKey {
  const code = error instanceof CallError ? error.code : 500
  if (code === 429) return 'content.tooOften'
  return code === 0 ? 'content.noLine' : 'content.failed'
}
