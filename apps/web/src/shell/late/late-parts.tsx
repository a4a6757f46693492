// One file for all that comes to every page untouched: the footer comes alive with them.
import { PromoOpener } from '../partner/promo-opener.tsx'
import { BackToTop } from './back-to-top.tsx'
import { CookieNotice } from './cookie-notice.tsx'

export { Footer } from '../footer/footer.tsx'

export function LateParts() {
  return (
    <>
      <BackToTop />
      <CookieNotice />
      <PromoOpener />
    </>
  )
}
