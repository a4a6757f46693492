import type { EditedProduct } from '@vitrine/contract/catalog/editing/edited-product'
import { MAX_MEDIA, type ProductParts } from '@vitrine/contract/catalog/editing/product-parts'
import type { DragEvent } from 'react'
import { pictureUrl } from '#web/ui/picture.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { UnsavedGuard } from '../../../table/unsaved-guard.tsx'
import styles from '../../parts/parts.module.css'
import { RowButtons } from '../../parts/row-buttons.tsx'
import type { ProductDraft } from '../use-product-draft.ts'
import { AddPictures } from './add-pictures.tsx'
import { PictureColour, useColours } from './picture-colour.tsx'
import { useBroughtPictures } from './use-brought-pictures.ts'

type Media = NonNullable<ProductParts['media']>

/** The pictures in their order, the first on cards and links; what is read out in their place; which colour each shows. */
export function PicturesPart({ draft, product }: { draft: ProductDraft; product: EditedProduct }) {
  const t = useT()
  const media = draft.partOf('media') ?? []
  const change = (next: Media) => draft.change('media', next)
  const keys = keysOf(media)
  const colours = useColours(draft, product)
  const brought = useBroughtPictures({
    room: MAX_MEDIA - media.length,
    isOpen: draft.isFresh,
    onArrived: (paths) => change([...media, ...paths.map((path) => ({ path, label: '', color_key: null }))]),
  })
  const isUnderWay = brought.pictures.some(({ state }) => state !== 'failed')
  function onDrop(event: DragEvent): void {
    event.preventDefault()
    brought.add([...event.dataTransfer.files])
  }
  return (
    <section
      className={styles.part}
      aria-label={t('staff.catPictures')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <h2>{t('staff.catPictures')}</h2>
      <ol className={styles.pictures}>
        {media.map((one, at) => {
          const name = t('staff.catPicture', { number: at + 1 })
          return (
            <li key={keys[at]}>
              <img src={pictureUrl(one.path, 'cart')} alt={one.label} width={56} height={80} loading="lazy" />
              <div>
                <p>
                  {name}
                  {at === 0 && <em>{t('staff.catCover')}</em>}
                </p>
                <input
                  aria-label={`${name}: ${t('staff.catAlt')}`}
                  placeholder={t('staff.catAlt')}
                  maxLength={300}
                  value={one.label}
                  onChange={({ target }) => change(media.with(at, { ...one, label: target.value }))}
                />
                <PictureColour
                  {...{ name, colours, value: one.color_key }}
                  onChange={(color_key) => change(media.with(at, { ...one, color_key }))}
                />
              </div>
              <RowButtons rows={media} {...{ at, name }} onChange={change} />
            </li>
          )
        })}
      </ol>
      <AddPictures {...brought} />
      {isUnderWay && draft.count === 0 && <UnsavedGuard />}
    </section>
  )
}

/** One picture may stand for several colours, and even twice for one. */
function keysOf(media: Media): string[] {
  const seen = new Map<string, number>()
  return media.map(({ path, color_key }) => {
    const key = `${path} ${color_key}`
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return `${key} ${count}`
  })
}
