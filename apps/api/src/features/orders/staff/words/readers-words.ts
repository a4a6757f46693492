// An order says its ways and sums in the language it was placed in; whoever works with it reads their own.
import type { Totals } from '@vitrine/contract/cart'
import type { Titles } from '@vitrine/domain/checkout/methods'
import { commerceOf, storesOf } from '#api/commerce/commerce.ts'
import type { Context } from '#api/context.ts'
import { titleOf, wordsOf } from '#api/words.ts'

type Payment = { code?: string; title: string }
type Way = { carrierCode?: string; methodCode?: string; title: string }
/** Of an order, as it keeps them. */
export type KeptWords = { storeId: number; payment: Payment; way: Way | null }
type Segment = Totals['total_segments'][number]

export type ReadersWords = {
  payment(order: KeptWords): string
  way(order: KeptWords): string | null
  segments(order: KeptWords, totals: Totals): Segment[]
}

/** What is placed in the reader's language stays as it was sold, and so does everywhere what has no code known here. */
export async function readersWords(ctx: Context): Promise<ReadersWords> {
  const [{ payments, delivery }, stores] = await Promise.all([commerceOf(ctx), storesOf(ctx)])
  const { language } = ctx.store
  const isForeign = ({ storeId }: KeptWords) =>
    stores.find((store) => store.storeId === storeId)?.language !== language
  const said = (key: string, kept: string, titles: Titles = {}) => {
    const title = titleOf({ language }, titles, key)
    return title === key.split('.').at(-1) ? kept : title
  }
  function payment(order: KeptWords): string {
    const { code, title } = order.payment
    if (code === undefined || !isForeign(order)) return title
    const offer = payments.find((one) => one.storeId === order.storeId && one.code === code)
    return said(`commerce.payment.${code}`, title, offer?.titles)
  }
  function way(order: KeptWords): string | null {
    const { carrierCode, methodCode, title = null } = order.way ?? {}
    if (carrierCode === undefined || title === null || !isForeign(order)) return title
    const rate = delivery.rates.find(
      (one) =>
        one.storeId === order.storeId && one.carrierCode === carrierCode && one.methodCode === methodCode,
    )
    return said(`commerce.way.${carrierCode}.${methodCode}`, title, rate?.titles)
  }
  function titleOfRow(order: KeptWords, { code, title }: Segment, coupon: string | null): string {
    if (code === 'shipping') return way(order) ?? title
    if (code.startsWith('payment')) return payment(order)
    if (code === 'coupon_code' && coupon !== null)
      return wordsOf(language)('commerce.total.couponNamed', { code: coupon })
    // Its place and rate stand in its words alone.
    return code === 'tax' ? title : said(`commerce.total.${code}`, title)
  }
  return {
    payment,
    way,
    segments: (order, { total_segments, coupon_code }) =>
      isForeign(order)
        ? total_segments.map((row) => ({ ...row, title: titleOfRow(order, row, coupon_code) }))
        : total_segments,
  }
}
