// A picture on its tile: sized before it loads, in the sizes the media route makes.
import styles from './picture.module.css'

const SIZES = {
  cart: [210, 300],
  card: [324, 489],
  rail: [324, 489],
  gallery: [600, 744],
  slide: [960, 1120],
  share: [1200, 630],
} as const

/**
 * How wide it is shown; of two a browser takes the smaller one that is not blurred by it. Where three dots make a pixel
 * nobody sees the difference to two and a half, so the largest picture is told narrower on phones: a third of its bytes.
 */
const WIDTHS: Partial<Record<PictureSize, string>> = {
  cart: '105px',
  card: '(min-width: 1120px) 25vw, (min-width: 768px) 33vw, 50vw',
  rail: '(min-width: 1120px) 22vw, (min-width: 768px) 29vw, 41vw',
  gallery: '(min-width: 1120px) 600px, (min-width: 768px) 60vw, 100vw',
  slide: '(min-width: 1120px) 40vw, (min-width: 768px) 60vw, 74vw',
}

export type PictureSize = keyof typeof SIZES
type PictureProps = {
  /** As the catalogue names it: `/w/b/wb01.jpg`. */
  path: string | null
  size: PictureSize
  /** Empty for a picture beside its own name. */
  alt: string
  /** The colour behind it until it has come; paper without one. */
  tone?: string | null
  /** What must stay in sight when its frame cuts it, in percent from left and top. */
  focus?: readonly [number, number] | null
  /** In the first screen: not lazy. The largest one also goes first. */
  loading?: 'first' | 'eager' | 'lazy'
  className?: string
}

export function Picture({ path, size, alt, tone, focus, loading = 'lazy', className }: PictureProps) {
  const [width, height] = SIZES[size]
  return (
    <span
      className={[styles.tile, styles[size], className].filter(Boolean).join(' ')}
      style={tone ? { background: tone } : undefined}
    >
      {path && (
        <img
          src={pictureUrl(path, size)}
          {...sources(path, size)}
          width={width}
          height={height}
          alt={alt}
          style={focus ? { objectPosition: `${focus[0]}% ${focus[1]}%` } : undefined}
          loading={loading === 'lazy' ? 'lazy' : 'eager'}
          fetchPriority={loading === 'first' ? 'high' : undefined}
          decoding={loading === 'first' ? 'sync' : 'async'}
        />
      )}
    </span>
  )
}

function sources(path: string, size: PictureSize) {
  const width = SIZES[size][0]
  const [once, twice] = [pictureUrl(path, size), pictureUrl(path, size, '@2x')]
  const widths = WIDTHS[size]
  if (!widths || once === path) return { srcSet: `${once} 1x, ${twice} 2x` }
  return { srcSet: `${once} ${width}w, ${twice} ${width * 2}w`, sizes: widths }
}

export function pictureUrl(path: string, size: PictureSize, density: '' | '@2x' = ''): string {
  if (/^https?:/.test(path)) return path
  const [width, height] = SIZES[size]
  return `/media/${width}x${height}${density}/${path.replace(/^\/+/, '')}`
}
