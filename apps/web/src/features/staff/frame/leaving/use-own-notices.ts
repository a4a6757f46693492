import type { Translate } from '@vitrine/i18n/create-translate'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useEffect } from 'react'
import { notices } from '#web/lib/notify.ts'

const OWN: readonly [ofShoppers: MessageKey, ofStaff: MessageKey][] = [
  ['notice.sessionLost', 'staff.sessionLost'],
  ['notice.signedOutElsewhere', 'staff.signedOutElsewhere'],
]

/** A session that ends tells shoppers of their bag; whoever works here has something else in hand. */
export function useOwnNotices(t: Translate | undefined): void {
  useEffect(() => {
    if (t === undefined) return
    const words = new Map(OWN.map(([theirs, ours]) => [t(theirs), t(ours)]))
    return notices.subscribe(() => {
      const shown = notices.get()
      if (shown.some(({ text }) => words.has(text)))
        notices.set(shown.map((notice) => ({ ...notice, text: words.get(notice.text) ?? notice.text })))
    })
  }, [t])
}
