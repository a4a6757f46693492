import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import { MOST_PHOTOS } from '@vitrine/domain/partner/products/promotion'
import type { PhotoOutbox, WaitingPhoto } from '@vitrine/sync/partner/photo-outbox'
import { useState } from 'react'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { useObservable } from '#web/lib/use-observable.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { AddPhotos, type PhotoProblem } from './add-photos.tsx'
import { OwnPhoto } from './own-photo.tsx'
import styles from './photos.module.css'
import { WaitingShot } from './waiting-shot.tsx'

type PhotosPanelProps = { piece: PromoProduct; outbox: PhotoOutbox; isOpen: boolean; onClose(): void }

/** Photos of one piece, one tile each with its state at its foot. Without a line none is lost. */
export function PhotosPanel({ piece, outbox, isOpen, onClose }: PhotosPanelProps) {
  const t = useT()
  const [problems, setProblems] = useState<readonly PhotoProblem[]>([])
  const waiting = useObservable(outbox.photos).filter(({ itemId }) => itemId === piece.id)
  const sent = useObservable(outbox.sent).get(piece.id) ?? 0
  const room = Math.max(0, MOST_PHOTOS.piece - piece.blogger_images.length - waiting.length)
  return (
    <Panel
      isOpen={isOpen}
      onClose={onClose}
      side="sheet"
      title={t('partner.goods.photos')}
      foot={
        <Button isMain onClick={onClose}>
          {t(waiting.length > 0 ? 'partner.goods.closeGoesOn' : 'shell.close')}
        </Button>
      }
    >
      <Sum sent={sent} waiting={waiting} title={piece.title} />
      {problems.map(({ key, count = 0, names = '' }) => (
        <Note key={key} tone="error">
          {t(key, { limit: MOST_PHOTOS.piece, count, names })}
        </Note>
      ))}
      <ul className={styles.shots}>
        {piece.blogger_images.map((path, at) => (
          <OwnPhoto key={path} path={path} number={at + 1} />
        ))}
        {waiting.map((photo, at) => (
          <WaitingShot
            key={photo.id}
            photo={photo}
            number={piece.blogger_images.length + at + 1}
            outbox={outbox}
          />
        ))}
        {room > 0 && <AddPhotos itemId={piece.id} {...{ outbox, room }} onProblems={setProblems} />}
      </ul>
      <p className={styles.hint}>{t('partner.goods.photoHint')}</p>
    </Panel>
  )
}

type SumProps = { sent: number; waiting: readonly WaitingPhoto[]; title: string }

function Sum({ sent, waiting, title }: SumProps) {
  const t = useT()
  const isOnline = useIsOnline()
  const all = sent + waiting.length
  const share = (sent + waiting.reduce((sum, one) => sum + one.share, 0)) / all
  if (all === 0) return <p className={styles.sum}>{title}</p>
  return (
    <div className={styles.sum} role="status">
      <p>
        {t('partner.goods.sentOf', { sent, all })}
        {!isOnline && waiting.length > 0 && ` ${t('partner.goods.waitForLine', { count: waiting.length })}`}
      </p>
      <span className={styles.progress} style={{ '--part': `${100 * share}%` } as object} />
    </div>
  )
}
