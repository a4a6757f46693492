import type { MediaEntry } from '@vitrine/domain/catalog/product'
import { useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { Picture, pictureUrl } from '#web/ui/picture.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './video-slide.module.css'
import { type VideoSource, videoSource } from './video-source.ts'

/** A film of the shop plays in place; one of others is fetched only once the shopper has said so. */
export function VideoSlide({ entry, name }: { entry: MediaEntry; name: string }) {
  const source = videoSource(entry.vid)
  const title = entry.vid?.title || name
  if (source === undefined) return <Picture path={entry.image} size="gallery" alt={title} />
  if (source.kind === 'embed') return <Embed entry={entry} source={source} title={title} />
  return (
    <div className={styles.frame}>
      <video
        className={styles.player}
        src={source.url}
        poster={entry.image ? pictureUrl(entry.image, 'gallery') : undefined}
        width={600}
        height={744}
        preload="none"
        controls
        muted
        loop
        playsInline
        aria-label={title}
      />
    </div>
  )
}

type EmbedProps = { entry: MediaEntry; source: Extract<VideoSource, { kind: 'embed' }>; title: string }

function Embed({ entry, source, title }: EmbedProps) {
  const t = useT()
  const [isAgreed, setAgreed] = useState(false)
  if (isAgreed) {
    return (
      <div className={styles.frame}>
        <iframe
          className={styles.player}
          src={source.url}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
    )
  }
  return (
    <div className={styles.frame}>
      <Picture path={entry.image || null} size="gallery" alt="" />
      <button type="button" className={styles.ask} onClick={() => setAgreed(true)}>
        <span className={styles.disc}>
          <Icon name="play" />
        </span>
        <span className={styles.words}>
          <span className="type-strong">{t('product.playVideo', { title })}</span>
          <span>{t('product.videoConsent', { host: source.host })}</span>
        </span>
      </button>
    </div>
  )
}
