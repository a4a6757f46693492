import type { Product } from '@vitrine/domain/catalog/product'
import { type FormEvent, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Note } from '#web/ui/note.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { PhotoPicker } from './photo-picker.tsx'
import styles from './review-form.module.css'
import { StarField } from './star-field.tsx'
import { useReview } from './use-review.ts'

export type ReviewFormProps = {
  product: Pick<Product, 'id' | 'name'>
  sizes: readonly string[]
  isOpen: boolean
  onClose(): void
}

export function ReviewForm({ product, sizes, isOpen, onClose }: ReviewFormProps) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const review = useReview(product.id)
  const isSending = review.state === 'sending'
  async function submit(event: FormEvent) {
    event.preventDefault()
    const first = await review.send()
    if (first) form.current?.querySelector<HTMLElement>(`[data-field="${first}"], [name="${first}"]`)?.focus()
  }
  if (review.state === 'waiting') {
    return (
      <Panel isOpen={isOpen} onClose={onClose} title={t('review.thanks')} side="sheet">
        <div className={styles.form} role="status">
          <p>{t('review.waits')}</p>
          <Button onClick={onClose}>{t('review.back')}</Button>
        </div>
      </Panel>
    )
  }
  return (
    <Panel isOpen={isOpen} onClose={onClose} title={t('review.write')} side="sheet">
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <p className="tone-second">{product.name}</p>
        <Fields review={review} sizes={sizes} />
        <PhotoPicker {...review.photos} />
        {review.failure && <Note tone="error">{t(review.failure)}</Note>}
        {isSending && (
          <progress
            className={styles.progress}
            max={1}
            value={review.progress}
            aria-label={t('review.sending')}
          />
        )}
        <Button type="submit" isMain isBusy={isSending || review.photos.isReading}>
          {t(isSending ? 'review.sending' : 'review.send')}
        </Button>
        <p className="type-caption tone-second">{t('review.terms')}</p>
      </form>
    </Panel>
  )
}

type FieldsProps = { review: ReturnType<typeof useReview>; sizes: readonly string[] }

function Fields({ review: { draft, problems, change }, sizes }: FieldsProps) {
  const t = useT()
  const errorOf = (field: keyof typeof problems) => {
    const key = problems[field]
    return key && { error: t(key) }
  }
  const fits = [
    { value: '', text: t('review.noAnswer') },
    { value: '-1', text: t('review.fitSmall') },
    { value: '0', text: t('review.fitTrue') },
    { value: '1', text: t('review.fitLarge') },
  ]
  const sizeOptions = [
    { value: '', text: t('review.noAnswer') },
    ...sizes.map((size) => ({ value: size, text: size })),
  ]
  return (
    <>
      <StarField value={draft.rating} onChange={(rating) => change({ rating })} {...errorOf('rating')} />
      <TextField
        label={t('review.title')}
        name="title"
        maxLength={120}
        value={draft.title}
        onChange={(title) => change({ title })}
        {...errorOf('title')}
      />
      <TextArea
        field="detail"
        label={t('review.detail')}
        value={draft.detail}
        onChange={(detail) => change({ detail })}
        {...errorOf('detail')}
      />
      {sizes.length > 1 && (
        <div className={styles.pair}>
          <SelectField
            label={t('review.yourSize')}
            value={draft.size}
            options={sizeOptions}
            onChange={(size) => change({ size })}
          />
          <SelectField
            label={t('review.yourFit')}
            value={draft.fit}
            options={fits}
            onChange={(fit) => change({ fit: fit as typeof draft.fit })}
          />
        </div>
      )}
      <TextField
        label={t('review.nickname')}
        name="nickname"
        autoComplete="nickname"
        maxLength={60}
        value={draft.nickname}
        onChange={(nickname) => change({ nickname })}
        {...errorOf('nickname')}
      />
    </>
  )
}
