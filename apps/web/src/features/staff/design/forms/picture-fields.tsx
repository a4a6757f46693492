import { uploadDesignPictures } from '@vitrine/contract/design/editor'
import type { SlidePicture } from '@vitrine/domain/design/design'
import type { PointerEvent } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { pictureUrl } from '#web/ui/picture.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { Labelled } from '../../writing/labelled.tsx'
import { NumberInput } from '../../writing/number-input.tsx'
import { PickPicture } from '../../writing/pick-picture.tsx'
import styles from '../design.module.css'

type PictureFieldsProps = {
  pictures: readonly SlidePicture[]
  onChange(pictures: SlidePicture[]): void
  /** They arrive late: much may be written by then. */
  onBrought(paths: string[]): void
}

/** One or two pictures of a slide, and of each what must stay in sight when it is cut. */
export function PictureFields({ pictures, onChange, onBrought }: PictureFieldsProps) {
  const t = useT()
  const set = (at: number, picture: SlidePicture) =>
    onChange(pictures.map((one, place) => (place === at ? picture : one)))
  const client = useClient()
  async function send(file: File): Promise<void> {
    const form = new FormData()
    form.append('pictures', file)
    const { paths } = await client.call(uploadDesignPictures, { body: form })
    onBrought(paths)
  }
  return (
    <section className={styles.words} aria-label={t('staff.designPictures')}>
      <h3>{t('staff.designPictures')}</h3>
      {pictures.map((picture, at) => (
        <OnePicture
          key={picture.path}
          {...{ picture, place: at + 1 }}
          onChange={(next) => set(at, next)}
          onRemove={() => onChange(pictures.filter((_, place) => place !== at))}
        />
      ))}
      {pictures.length < 2 && <PickPicture label={t('staff.designUpload')} send={send} />}
    </section>
  )
}

type OnePictureProps = {
  picture: SlidePicture
  place: number
  onChange(picture: SlidePicture): void
  onRemove(): void
}

function OnePicture({ picture, place, onChange, onRemove }: OnePictureProps) {
  const t = useT()
  const [x, y] = picture.focus
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const part = (at: number, size: number) => Math.round(Math.max(0, Math.min(1, at / size)) * 100)
    onChange({
      ...picture,
      focus: [part(event.clientX - box.left, box.width), part(event.clientY - box.top, box.height)],
    })
  }
  return (
    <div className={styles.picture}>
      {/* A press is the quick way; the two fields say and change the same by keys. */}
      <div className={styles.crop} onPointerDown={point}>
        <img src={pictureUrl(picture.path, 'slide')} alt="" draggable={false} />
        <span style={{ left: `${x}%`, top: `${y}%` }} />
      </div>
      <div className={styles.words}>
        <Percent
          label={t('staff.designAcross', { place })}
          value={x}
          onChange={(next) => onChange({ ...picture, focus: [next, y] })}
        />
        <Percent
          label={t('staff.designDownwards', { place })}
          value={y}
          onChange={(next) => onChange({ ...picture, focus: [x, next] })}
        />
        <button type="button" className="text-link" onClick={onRemove}>
          {t('staff.designRemovePicture', { place })}
        </button>
      </div>
    </div>
  )
}

function Percent({
  label,
  value,
  onChange,
}: {
  label: string
  value: number
  onChange(value: number): void
}) {
  return (
    <Labelled label={label}>
      {(control) => (
        <NumberInput
          {...control}
          kind="whole"
          required
          value={value}
          onChange={(percent) => onChange(Math.min(100, percent ?? 0))}
        />
      )}
    </Labelled>
  )
}
