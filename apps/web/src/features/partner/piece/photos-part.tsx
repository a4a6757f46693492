import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { LateIcon } from '#web/ui/lazy/late-icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import photos from '../photos/photos.module.css'
import { PhotosPanel } from '../photos/photos-panel.tsx'
import { PrivatePhoto } from '../photos/private-photo.tsx'
import { usePhotoOutbox } from '../photos/use-photo-outbox.ts'
import styles from './piece.module.css'

/** What the partner has photographed, and where more is added. */
export function PhotosPart({ piece, isOpenFirst }: { piece: PromoProduct; isOpenFirst: boolean }) {
  const t = useT()
  const outbox = usePhotoOutbox()
  const [isOpen, setOpen] = useState(isOpenFirst)
  const { blogger_images: images } = piece
  return (
    <section className={styles.part}>
      <h2>
        {t('partner.goods.yourPhotos')}
        <span>{t('partner.goods.photosFor', { count: images.length })}</span>
      </h2>
      {images.length > 0 && (
        <ul className={photos.shots}>
          {images.map((path, at) => (
            <li key={path}>
              <PrivatePhoto path={path} alt={t('partner.goods.photoNumber', { number: at + 1 })} />
            </li>
          ))}
        </ul>
      )}
      <Button look={images.length > 0 ? 'line' : 'solid'} onClick={() => setOpen(true)}>
        <LateIcon name="camera" size="small" /> {t('partner.goods.addPhotos')}
      </Button>
      {outbox && <PhotosPanel piece={piece} outbox={outbox} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </section>
  )
}
