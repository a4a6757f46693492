import { PromoOpener } from '../partner/promo-opener.tsx'
import { BagOffer } from '../store-switch/bag-offer.tsx'
import { useOrderNews } from '../tray/use-order-news.ts'
import { BackToTop } from './back-to-top.tsx'
import { useGoodsAhead } from './use-goods-ahead.ts'
import { useInnerScroll } from './use-inner-scroll.ts'

/** What a page says of bag, orders and who is in, and what nobody needs who has not touched it. */
export function LateParts() {
  useOrderNews()
  useGoodsAhead()
  useInnerScroll()
  return (
    <>
      <BackToTop />
      <PromoOpener />
      <BagOffer />
    </>
  )
}
