import { expect, it } from 'vitest'
import { EMPTY, formOf, problemsOf } from './draft.ts'

const FULL = { ...EMPTY, rating: 4, title: ' Warm ', detail: 'Every day.', nickname: 'Ada' }

it('names what is missing, and nothing else', () => {
  expect(Object.keys(problemsOf(EMPTY))).toEqual(['rating', 'title', 'detail', 'nickname'])
  expect(problemsOf({ ...FULL, title: '  ' })).toEqual({ title: 'review.needTitle' })
  expect(problemsOf(FULL)).toEqual({})
})

it('sends what was filled in and leaves out what was not', () => {
  const photos = [{ blob: new Blob(['x']), name: 'a.jpg' }]
  const form = formOf({ productId: 7, draft: FULL, photos })
  expect(Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))).toEqual({
    entity_id: '7',
    entity_type: 'product',
    rating: '4',
    title: 'Warm',
    detail: 'Every day.',
    nickname: 'Ada',
  })
  expect(form.getAll('photos')).toHaveLength(1)
  expect(formOf({ productId: 7, draft: { ...FULL, size: 'M', fit: '-1' }, photos: [] }).get('fit')).toBe('-1')
})
