// One file for all that comes to every page untouched: the footer comes alive with them.
import { PromoOpener } from '../partner/promo-opener.tsx'
import { BackToTop } from './back-to-top.tsx'

export { Footer } from '../footer/footer.tsx'

export function LateParts() {
  return (
    <>
      <BackToTop />
      <PromoOpener />
    </>
  )
}
