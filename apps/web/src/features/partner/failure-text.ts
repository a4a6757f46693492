import type { MessageKey } from '@vitrine/i18n/message-key'
import { failureOfError } from '@vitrine/sync/transport/verdict'

/** What a form of the cabinet says where what was wrong is not told beside a field. */
export const failureText = (error: unknown): MessageKey =>
  failureOfError(error) === 'no-answer' ? 'login.noLine' : 'partner.failed'
