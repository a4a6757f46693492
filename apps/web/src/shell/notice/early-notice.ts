import { CLAIMS_KEY, readClaims } from '#web/lib/account/claims.ts'
import { NOTICE_CLAIM } from '#web/lib/pixel/consent.ts'

export const NOTICE_ID = 'cookie-notice'

/** Shows the notice a page came with before it is painted, unless it was answered: code that runs before the page's files have come. */
export const earlyNotice = () =>
  `(${String(showUnless)})(${JSON.stringify(NOTICE_ID)},(${String(readClaims)})(${JSON.stringify(CLAIMS_KEY)}).${NOTICE_CLAIM}?.value)`

function showUnless(id: string, answer: unknown): void {
  const notice = document.getElementById(id)
  if (notice) notice.hidden = answer === true
}
