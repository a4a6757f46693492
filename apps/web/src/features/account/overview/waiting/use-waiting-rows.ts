import { TIME_ZONES } from '@vitrine/domain/store/time-zone'
import { readSizes } from '#web/lib/catalog/chosen-sizes.ts'
import { encodePath, productPath } from '#web/lib/links.ts'
import { useDay } from '#web/lib/order/order-steps.tsx'
import { usePrice, useStore, useT } from '#web/ui/shop-context.tsx'
import type { PlacedOrder } from '../use-last-orders.ts'
import { returnableOf } from './returnable-of.ts'
import { useAwaitedReviews } from './use-awaited-reviews.ts'
import { useCheaperWishes } from './use-cheaper-wishes.ts'
import { useStarts } from './use-starts.ts'

export type WaitingRow = { to: string; title: string; hint: string; image: string | null }
/** As many as the mockup's list holds of one kind. */
const SIZES = 3

/** What one may want to see to; undefined until all of it is known: what comes above another would push it away. */
export function useWaitingRows(orders: readonly PlacedOrder[] | undefined): WaitingRow[] | undefined {
  const t = useT()
  const price = usePrice()
  const day = useDay()
  const { code } = useStore()
  const cheaper = useCheaperWishes()
  const awaited = useAwaitedReviews()
  const starts = useStarts(orders)
  if (!cheaper || !awaited || !starts) return undefined
  const rows: WaitingRow[] = cheaper.map(({ card, then }) => ({
    to: productPath(card),
    title: t('account.waitingCheaper', { name: card.name, price: price(card.price_incl_tax) }),
    hint: t('account.waitingCheaperWas', { price: price(then) }),
    image: card.image,
  }))
  const back = returnableOf(orders ?? [], new Date(), TIME_ZONES[code])
  if (back)
    rows.push({
      to: `/my-account/orders/${back.order.number}`,
      title: t('account.waitingReturn', { place: back.place }),
      hint: t('account.waitingReturnUntil', { date: day(back.until) }),
      image: back.order.products[0]?.image ?? null,
    })
  for (const { name, url_path, delivered_at, image } of awaited)
    rows.push({
      to: `/${encodePath(url_path)}#reviews`,
      title: t('account.waitingReview', { name }),
      hint: t('account.waitingReviewSince', { date: day(delivered_at) }),
      image,
    })
  const sizes = readSizes().slice(0, SIZES)
  if (starts.wantsSizes)
    rows.push({
      to: '/my-account/edit#sizes',
      title: t('account.startSizes'),
      hint: t('account.startSizesUse'),
      image: null,
    })
  if (starts.wantsAddress)
    rows.push({
      to: '/my-account/addresses',
      title: t('account.startAddress'),
      hint: t('account.startAddressUse'),
      image: null,
    })
  if (sizes.length > 0)
    rows.push({
      to: '/my-account/edit#sizes',
      title: t('account.waitingSizes', { sizes: sizes.join(t('shell.comma')) }),
      hint: t('account.waitingSizesUse'),
      image: null,
    })
  return rows
}
