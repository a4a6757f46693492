import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import { firstToDo, LANES, type Lane, laneOf } from '@vitrine/domain/partner/products/lanes'
import { inSetOrder } from '@vitrine/domain/partner/products/sets'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { useT } from '#web/ui/shop-context.tsx'
import { soldAs, usePartnerLinks } from '../goods/use-partner-links.ts'
import { usePhotoOutbox } from '../photos/use-photo-outbox.ts'
import { useEarnings } from '../sales/use-earnings.ts'
import styles from './lanes.module.css'
import { Task } from './task.tsx'
import { useLaneInSight } from './use-lane-in-sight.ts'

const FIRST_SHOWN = 6

/** Beside each other where there is room; on narrow screens one at a time, from the one the address names or the first that holds something. */
export function Lanes({ pieces }: { pieces: readonly PromoProduct[] }) {
  const t = useT()
  const outbox = usePhotoOutbox()
  const earnings = useEarnings(pieces)
  const ordered = inSetOrder(pieces)
  const links = usePartnerLinks(pieces)
  const linksOf = (piece: PromoProduct) =>
    soldAs(piece, pieces).flatMap(({ id }) => links.find((one) => one.piece.id === id)?.link ?? [])
  const lanes = LANES.map((lane) => ({ lane, all: ordered.filter((piece) => laneOf(piece) === lane) }))
  const first = firstToDo(ordered)
  const { hash } = useLocation()
  const named = lanes.findIndex(({ lane }) => hash === `#lane-${lane}`)
  const filled = lanes.findIndex(({ all }) => all.length > 0)
  const { box, current, show, look } = useLaneInSight(named >= 0 ? named : filled)
  return (
    <>
      <fieldset className={styles.tabs}>
        <legend className="visually-hidden">{t('partner.goods.title')}</legend>
        {lanes.map(({ lane, all }, at) => (
          <button key={lane} type="button" aria-pressed={at === current} onClick={() => show(at)}>
            {`${t(`partner.goods.lane.${lane}`)} ${all.length}`}
          </button>
        ))}
      </fieldset>
      <div className={styles.lanes} ref={box} onScroll={look}>
        {lanes.map(({ lane, all }) => (
          <LaneOf key={lane} lane={lane} all={all}>
            {(piece) => (
              <Task
                key={piece.id}
                {...{ piece, outbox, earnings }}
                links={linksOf(piece)}
                isFirst={piece === first}
              />
            )}
          </LaneOf>
        ))}
      </div>
    </>
  )
}

type LaneOfProps = {
  lane: Lane
  all: readonly PromoProduct[]
  children: (piece: PromoProduct) => ReactNode
}

function LaneOf({ lane, all, children }: LaneOfProps) {
  const t = useT()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? all : all.slice(0, FIRST_SHOWN)
  return (
    <section className={styles.lane} aria-labelledby={`lane-${lane}`}>
      <header>
        <h2 id={`lane-${lane}`}>{t(`partner.goods.lane.${lane}`)}</h2>
        <span className="type-small tone-second">{all.length}</span>
      </header>
      <ul>{shown.map(children)}</ul>
      {shown.length < all.length && (
        <button type="button" className="text-link" onClick={() => setWhole(true)}>
          {t('partner.goods.more', { count: all.length - shown.length })}
        </button>
      )}
    </section>
  )
}
