// A picture on its tile: sized before it loads, in the sizes the media route makes.
import styles from './picture.module.css'

const SIZES = {
  cart: [210, 300],
  card: [324, 489],
  gallery: [600, 744],
  slide: [960, 1120],
  share: [1200, 630],
} as const

export type PictureSize = keyof typeof SIZES
type PictureProps = {
  /** As the catalogue names it: `/w/b/wb01.jpg`. */
  path: string | null
  size: PictureSize
  /** Empty for a picture beside its own name. */
  alt: string
  /** The colour behind it until it has come; paper without one. */
  tone?: string | null
  /** In the first screen: not lazy. The largest one also goes first. */
  loading?: 'first' | 'eager' | 'lazy'
  className?: string
}

export function Picture({ path, size, alt, tone, loading = 'lazy', className }: PictureProps) {
  const [width, height] = SIZES[size]
  return (
    <span
      className={[styles.tile, styles[size], className].filter(Boolean).join(' ')}
      style={tone ? { background: tone } : undefined}
    >
      {path && (
        <img
          src={pictureUrl(path, size)}
          srcSet={`${pictureUrl(path, size)} 1x, ${pictureUrl(path, size, '@2x')} 2x`}
          width={width}
          height={height}
          alt={alt}
          loading={loading === 'lazy' ? 'lazy' : 'eager'}
          fetchPriority={loading === 'first' ? 'high' : undefined}
          decoding={loading === 'first' ? 'sync' : 'async'}
        />
      )}
    </span>
  )
}

export function pictureUrl(path: string, size: PictureSize, density: '' | '@2x' = ''): string {
  if (/^https?:/.test(path)) return path
  const [width, height] = SIZES[size]
  return `/media/${width}x${height}${density}/${path.replace(/^\/+/, '')}`
}
