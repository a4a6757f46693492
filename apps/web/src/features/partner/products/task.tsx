import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import { laneOf } from '@vitrine/domain/partner/products/lanes'
import type { PhotoOutbox } from '@vitrine/sync/partner/photo-outbox'
import { createStore } from '@vitrine/sync/store/observable'
import { Link } from 'react-router'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { useObservable } from '#web/lib/use-observable.ts'
import { Picture } from '#web/ui/picture.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { useDay } from '../goods/use-day.ts'
import type { Earnings } from '../sales/use-earnings.ts'
import styles from './lanes.module.css'
import { NextAct } from './next-act.tsx'

type TaskProps = {
  piece: PromoProduct
  outbox: PhotoOutbox | undefined
  earnings: Earnings
  /** Where it is sold; a set at both of its parts. */
  links?: readonly string[]
  isFirst?: boolean
}

/** A piece in its lane: what it is, how it stands, what is next. */
export function Task({ piece, outbox, earnings, links = [], isFirst = false }: TaskProps) {
  const t = useT()
  return (
    <li className={styles.task}>
      <Picture path={piece.image} size="cart" alt="" />
      <div>
        <p>
          <Link to={`/cabinet/products/${piece.id}`}>{piece.title}</Link>
        </p>
        <p className={styles.second}>
          <Standing piece={piece} />
        </p>
        <p className={styles.second}>
          {[earnings.share(piece), earnings.brought(piece)].filter(Boolean).join(t('shell.comma'))}
        </p>
        <PhotosOnTheWay piece={piece} outbox={outbox} />
        <NextAct piece={piece} links={links} isFirst={isFirst} />
      </div>
    </li>
  )
}

function Standing({ piece }: { piece: PromoProduct }) {
  const t = useT()
  const day = useDay()
  switch (laneOf(piece)) {
    case 'delivering':
      return piece.days_to_delivery === null
        ? t('partner.goods.packing')
        : t('partner.goods.comesIn', { count: piece.days_to_delivery })
    case 'to_promote':
      return t('partner.goods.arrivedOn', { day: day(piece.delivered_at ?? '') })
    case 'promoted':
      return t('partner.goods.posts', { count: piece.promoted_count })
    case 'archived':
      return [
        t(`partner.goods.reason.${piece.archived_reason ?? 'other'}`),
        t(`partner.goods.by.${piece.archived_by === 'staff' ? 'staff' : 'partner'}`),
        day(piece.archived_at ?? ''),
      ].join(t('shell.comma'))
  }
}

const NONE = createStore([])

function PhotosOnTheWay({ piece, outbox }: Pick<TaskProps, 'piece' | 'outbox'>) {
  const t = useT()
  const isOnline = useIsOnline()
  const waiting = useObservable(outbox?.photos ?? NONE).filter(({ itemId }) => itemId === piece.id)
  if (waiting.length === 0) return null
  const key = isOnline ? 'partner.goods.sending' : 'partner.goods.waitForLine'
  return (
    <p className={styles.waiting} role="status">
      {t(key, { count: waiting.length })}
    </p>
  )
}
