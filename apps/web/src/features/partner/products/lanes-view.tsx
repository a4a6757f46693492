import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import { laneOf } from '@vitrine/domain/partner/products/lanes'
import { type ReactNode, use } from 'react'
import { useFocusKept } from '#web/ui/focus/use-focus-kept.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { MembershipContext } from '../frame/membership.ts'
import { HeadRow } from '../goods/head-row.tsx'
import { Loaded } from '../goods/loaded.tsx'
import { NothingYet } from '../goods/nothing-yet.tsx'
import { usePieces } from '../goods/use-pieces.ts'
import { usePhotoOutbox } from '../photos/use-photo-outbox.ts'
import { useEarnings } from '../sales/use-earnings.ts'
import styles from './lanes.module.css'
import { Lanes } from './lanes.tsx'
import { NoPieces } from './no-pieces.tsx'
import { Task } from './task.tsx'

/** What there is to do, from the parcel to the archive. */
export function LanesView() {
  const t = useT()
  const question = usePieces()
  return (
    <>
      <HeadRow title={t('partner.goods.title')}>
        <Reminder pieces={question.latest ?? []} />
      </HeadRow>
      <Loaded question={question}>
        {(pieces) => (pieces.length === 0 ? <NoPieces /> : <Lanes pieces={pieces} />)}
      </Loaded>
    </>
  )
}

/** Archived ones alone, at an address of their own. */
export function ArchiveView() {
  const t = useT()
  const outbox = usePhotoOutbox()
  const question = usePieces()
  const earnings = useEarnings(question.latest ?? [])
  return (
    <>
      <HeadRow title={t('partner.goods.archive')} />
      <Loaded question={question}>
        {(pieces) => {
          const archived = pieces.filter((piece) => laneOf(piece) === 'archived')
          return (
            <>
              {archived.length === 0 && <NothingYet text={t('partner.goods.archiveEmpty')} />}
              <Archived ids={archived.map(({ id }) => id)}>
                {archived.map((piece) => (
                  <Task key={piece.id} piece={piece} outbox={outbox} earnings={earnings} />
                ))}
              </Archived>
            </>
          )
        }}
      </Loaded>
    </>
  )
}

/** A piece goes with the button that brings it back: who pressed it goes on at the next one, or at the head of the room. */
function Archived({ ids, children }: { ids: readonly number[]; children: ReactNode }) {
  const kept = useFocusKept(ids.join(), nextToBringBack)
  return (
    <div {...kept}>
      <ul className={styles.archive}>{children}</ul>
    </div>
  )
}

const nextToBringBack = (list: HTMLElement): HTMLElement | null =>
  list.querySelector('button') ?? document.querySelector('h1')

function Reminder({ pieces }: { pieces: readonly PromoProduct[] }) {
  const t = useT()
  const isUnwanted = use(MembershipContext)?.show_attention_photo_modal === false
  const waiting = pieces.filter(
    (piece) => laneOf(piece) === 'to_promote' && piece.blogger_images.length === 0 && !piece.is_set,
  )
  if (waiting.length === 0 || isUnwanted) return null
  return <p className={styles.reminder}>{t('partner.goods.reminder', { count: waiting.length })}</p>
}
