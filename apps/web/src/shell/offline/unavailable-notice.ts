import type { MessageKey } from '@vitrine/i18n/message-key'
import type { Notice } from '#web/lib/notify.ts'

const REASONS: Record<string, MessageKey> = {
  '#unavailable-page': 'offline.pageUnavailable',
  '#unavailable-list': 'offline.listUnavailable',
}

/** Why the worker led here, once: the mark goes from the address with the reading. */
export function takeUnavailableNotice(t: (key: MessageKey) => string): Notice | undefined {
  const reason = REASONS[location.hash]
  if (!reason) return undefined
  history.replaceState(history.state, '', location.pathname + location.search)
  return { text: t(reason), tone: 'warning', action: { label: t('shell.ok'), onClick: () => {} } }
}
