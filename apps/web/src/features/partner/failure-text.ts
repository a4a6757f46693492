import { CallError } from '@vitrine/contract/reply'
import type { MessageKey } from '@vitrine/i18n/message-key'

/** What a form of the cabinet says where what was wrong is not told beside a field. */
export const failureText = (error: unknown): MessageKey =>
  error instanceof CallError && error.code === 0 ? 'login.noLine' : 'partner.failed'
