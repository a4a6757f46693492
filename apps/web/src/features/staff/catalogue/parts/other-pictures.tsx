import type { ProductParts } from '@vitrine/contract/catalog/editing/product-parts'
import type { ReactNode } from 'react'
import { pictureUrl } from '#web/ui/picture.tsx'
import styles from './parts.module.css'

export type Told = { path: readonly string[]; was: ReactNode; now: ReactNode }
type Media = NonNullable<ProductParts['media']>

/** Pictures that came, went or stand elsewhere, as pictures: where they lie says nothing to anybody. */
export function otherPictures([name, was, theirs]: readonly [string, unknown, unknown]): Told[] | undefined {
  if (name !== 'media') return undefined
  const [before, after] = [was, theirs].map((media) => (media ?? []) as Media) as [Media, Media]
  const isSame = before.length === after.length && before.every(({ path }, at) => path === after[at]?.path)
  if (isSame) return undefined
  return [{ path: [name], was: <Row media={before} />, now: <Row media={after} /> }]
}

const Row = ({ media }: { media: Media }) => (
  <span className={styles.row}>
    {media.length === 0 && '–'}
    {media.map(({ path, label, color_key }) => (
      <img
        key={`${path} ${color_key}`}
        src={pictureUrl(path, 'cart')}
        alt={label || path}
        width={28}
        height={42}
      />
    ))}
  </span>
)
