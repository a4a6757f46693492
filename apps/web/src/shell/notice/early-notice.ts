import { CLAIMS_KEY } from '#web/lib/account/claims.ts'
import { NOTICE_CLAIM } from '#web/lib/pixel/consent.ts'

export const NOTICE_ID = 'cookie-notice'

/** Shows the notice a page came with before it is painted, unless it was answered: code that runs before the page's files have come. */
export const earlyNotice = () =>
  `(${String(showUnlessAnswered)})(${JSON.stringify([NOTICE_ID, CLAIMS_KEY, NOTICE_CLAIM])})`

function showUnlessAnswered([id = '', key = '', claim = '']: string[]): void {
  const notice = document.getElementById(id)
  if (!notice) return
  let isAnswered = false
  try {
    isAnswered = JSON.parse(localStorage.getItem(key) ?? '{}')?.[claim]?.value === true
  } catch {
    // Without storage it is asked with every page.
  }
  notice.hidden = isAnswered
}
