import type { MessageKey } from '@vitrine/i18n/message-key'
import type { PickedPhoto } from './use-photos.ts'

export type Draft = {
  rating: number
  title: string
  detail: string
  nickname: string
  size: string
  fit: '' | '-1' | '0' | '1'
}
export type Field = 'rating' | 'title' | 'detail' | 'nickname'
export type Problems = Partial<Record<Field, MessageKey>>

export const EMPTY: Draft = { rating: 0, title: '', detail: '', nickname: '', size: '', fit: '' }

/** What is still missing, in the order of the form. */
export function problemsOf({ rating, title, detail, nickname }: Draft): Problems {
  return {
    ...(rating < 1 && { rating: 'review.needRating' }),
    ...(title.trim() === '' && { title: 'review.needTitle' }),
    ...(detail.trim() === '' && { detail: 'review.needDetail' }),
    ...(nickname.trim() === '' && { nickname: 'review.needName' }),
  }
}

type Sent = { productId: number; draft: Draft; photos: readonly Pick<PickedPhoto, 'blob' | 'name'>[] }

export function formOf({ productId, draft, photos }: Sent): FormData {
  const form = new FormData()
  form.set('entity_id', String(productId))
  form.set('entity_type', 'product')
  form.set('rating', String(draft.rating))
  for (const field of ['title', 'detail', 'nickname'] as const) form.set(field, draft[field].trim())
  if (draft.size) form.set('size', draft.size)
  if (draft.fit) form.set('fit', draft.fit)
  for (const { blob, name } of photos) form.append('photos', blob, name)
  return form
}
