import type { Reviews } from '../../product-data.ts'

type Review = Reviews['items'][number]

/** In the language of the store, of five stars, unless said otherwise. */
export const aReview = (id: number, facts: Partial<Review> = {}): Review => ({
  ...{ id, nickname: `Reader ${id}`, language: 'en', title: `Title ${id}`, detail: 'Warm.', rating: 5 },
  ...{ created_at: '2026-11-01T10:00:00Z', size: null, fit: null, photos: [] },
  ...facts,
})

/** Counted as the shop counts them; more may stand behind those that came with the page. */
export function reviewsOf(items: readonly Review[], more: Partial<Reviews> = {}): Reviews {
  const count = (star: number) => items.filter(({ rating }) => rating === star).length
  const rated = items.flatMap(({ rating }) => rating ?? [])
  return {
    ...{ items: [...items], total: items.length, fit: null, sizes: [] },
    average: rated.reduce((sum, one) => sum + one, 0) / Math.max(1, rated.length),
    histogram: { 1: count(1), 2: count(2), 3: count(3), 4: count(4), 5: count(5) },
    ...more,
  }
}
