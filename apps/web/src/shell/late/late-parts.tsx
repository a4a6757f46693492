import { PromoOpener } from '../partner/promo-opener.tsx'
import { BackToTop } from './back-to-top.tsx'
import { CookieNotice } from './cookie-notice.tsx'

export function LateParts() {
  return (
    <>
      <BackToTop />
      <CookieNotice />
      <PromoOpener />
    </>
  )
}
