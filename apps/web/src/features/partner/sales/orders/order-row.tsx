import type { CallReply } from '@vitrine/contract/call'
import type { listPartnerOrders } from '@vitrine/contract/partner/money'
import { formatPercent } from '@vitrine/i18n/figures/format-percent'
import { Link } from 'react-router'
import { Picture } from '#web/ui/picture.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { useDay } from '../../goods/use-day.ts'
import { useMoment } from '../../goods/use-moment.ts'
import { useMoney } from '../money/use-money.ts'
import styles from '../sales.module.css'
import own from './orders.module.css'

export type Order = CallReply<typeof listPartnerOrders>['items'][number]

/** What was bought, where its royalty stands, and what each piece of it brings. */
export function OrderRow({ order }: { order: Order }) {
  const t = useT()
  const moment = useMoment()
  const money = useMoney(order.currency)
  return (
    <li>
      <details className={own.order}>
        <summary className={own.columns}>
          <span>
            {order.number}
            <small>{[moment(order.date).time, t(`partner.way.${order.way}`)].join(t('shell.comma'))}</small>
          </span>
          <span className={own.pictures}>
            {order.products.slice(0, 3).map(({ sku, image }) => (
              <Picture key={sku} path={image} size="cart" alt="" />
            ))}
          </span>
          <span className={own.sold}>
            <span aria-hidden="true">{money(order.price)}</span>
            <span className="visually-hidden">{t('partner.soldSum', { sum: money(order.price) })}</span>
          </span>
          <span>
            <State order={order} />
            <small className={own.soldBelow}>{t('partner.soldSum', { sum: money(order.price) })}</small>
          </span>
          <span className={own.brings}>
            <span className={styles.sum}>{money(order.royalty.sum)}</span>
            {order.royalty.bonus > 0 && (
              <small>{t('partner.plusBonuses', { sum: money(order.royalty.bonus) })}</small>
            )}
          </span>
        </summary>
        <Pieces order={order} />
        {order.royalty.payout_id !== null && (
          <Link to={`/cabinet/sales/payouts#payout-${order.royalty.payout_id}`} className="text-link">
            {t('partner.ofPayout', { number: order.royalty.payout_id })}
          </Link>
        )}
      </details>
    </li>
  )
}

function Pieces({ order: { products, currency } }: { order: Order }) {
  const t = useT()
  const { locale } = useStore()
  const money = useMoney(currency)
  return (
    <ul className={own.pieces}>
      {products.map((piece) => (
        <li key={piece.sku} data-returned={piece.returned || undefined}>
          <Picture path={piece.image} size="cart" alt="" />
          <span>
            {piece.count > 1 ? `${piece.count} × ${piece.name}` : piece.name}
            <small>
              {piece.returned
                ? t('partner.cameBack')
                : t('partner.share', { percent: formatPercent(piece.percent, locale) })}
            </small>
          </span>
          <span>{money(piece.returned ? 0 : piece.royalty)}</span>
        </li>
      ))}
    </ul>
  )
}

/** One of three names, or that nothing is left of it; and the day it becomes the next. */
function State({ order: { canceled, stage, royalty } }: { order: Order }) {
  const t = useT()
  const day = useDay()
  if (canceled || (stage === 0 && royalty.sum === 0))
    return <span className={own.undone}>{t('partner.undone')}</span>
  if (royalty.payout_id !== null) return t('partner.paid')
  if (royalty.sent) return t('partner.active')
  if (royalty.due === null) return t('partner.pending')
  return t('partner.pendingUntil', { day: day(royalty.due) })
}
