import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { all, find, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage, wordsIn } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { aProduct } from '#web/lib/catalog/testing/a-product.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import type { Reviews } from '../product-data.ts'
import { ReviewSection } from './review-section.tsx'
import { aReview, reviewsOf } from './testing/some-reviews.ts'

let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  stubDialog()
  shop = scriptedEngine()
})
const open = (reviews: Reviews, more: { store?: string; t?: ReturnType<typeof wordsIn> } = {}) =>
  openPage(<ReviewSection product={aProduct({ id: 7 })} reviews={reviews} />, { shop, ...more })

/** Every pair of stars and size, so that any choice can be counted again. */
const MIXED = [5, 4, 1].flatMap((rating, row) =>
  ['XL', 'S', null].map((size, at) => aReview(row * 3 + at + 1, { rating, size })),
)
const mixed = reviewsOf(MIXED, { sizes: ['XL', 'S'] })
const titles = () => all('heading', /^Title/).map(textOf)
const titlesOf = (rating?: number, size?: string) =>
  MIXED.filter((one) => (rating ? one.rating === rating : true) && (size ? one.size === size : true)).map(
    ({ title }) => title,
  )
const asked = () => shop.client.asked.filter(({ id }) => id === 'review.list').map(({ input }) => input.query)

describe('reviews narrowed by stars and size', () => {
  it.each([
    [4, undefined],
    [undefined, 'XL'],
    [1, 'S'],
  ])('%s stars, size %s: exactly those are shown and counted', async (rating, size) => {
    await open(mixed)
    if (rating) await press('button', new RegExp(`^${rating} star.*review`))
    if (size) await press('button', size)
    const expected = titlesOf(rating, size)
    expect(titles()).toEqual(expected)
    expect(textOf(find('status'))).toContain(`${expected.length} review${expected.length > 1 ? 's' : ''}`)
    expect(asked()).toEqual([])
  })

  it('a second press takes the stars back, and one button takes back all', async () => {
    await open(mixed)
    const four = /^4 stars/
    await press('button', four)
    expect(find('button', four).getAttribute('aria-pressed')).toBe('true')
    await press('button', four)
    expect([find('button', four).getAttribute('aria-pressed'), has('button', 'Show all')]).toEqual([
      'false',
      false,
    ])
    await press('button', 'S')
    await press('button', /^1 star:/)
    await press('button', 'Show all')
    expect([titles().length, textOf(find('status'))]).toEqual([9, ''])
  })

  it('stars nobody gave cannot be pressed', async () => {
    await open(mixed)
    expect((find('button', /^3 stars/) as HTMLButtonElement).disabled).toBe(true)
    expect((find('button', /^5 stars/) as HTMLButtonElement).disabled).toBe(false)
  })

  it('sizes hang from small to large; one size alone is no choice', async () => {
    const { leave } = await open(mixed)
    expect(all('button', /^(S|XL)$/).map(textOf)).toEqual(['S', 'XL'])
    leave()
    await open(reviewsOf(MIXED, { sizes: ['S'] }))
    expect(has('button', 'S')).toBe(false)
  })

  it('a choice nothing answers says so', async () => {
    await open(
      reviewsOf([aReview(1, { size: 'S' }), aReview(2, { rating: 4, size: 'XL' })], { sizes: ['S', 'XL'] }),
    )
    await press('button', 'S')
    await press('button', /^4 stars/)
    expect(page()).toContain('No review matches.')
  })
})

describe('more reviews than came with the page', () => {
  const first = reviewsOf([aReview(1), aReview(2, { rating: 4 })], { total: 5 })

  it('the shop is asked for those of the stars, and for the rest of them by one more press, behind the last one shown', async () => {
    shop.client.script['review.list'] = ({ query }) => {
      const { before } = query as { before?: number }
      return { ...first, items: [aReview(before === undefined ? 11 : 10, { rating: 4 })], total: 2 }
    }
    await open(first)
    await press('button', /^4 stars/)
    await press('button', 'Show more')
    expect(asked()).toMatchObject([
      { product_id: 7, rating: 4, before: undefined },
      { product_id: 7, rating: 4, before: 11 },
    ])
    expect([titles(), has('button', 'Show more')]).toEqual([['Title 11', 'Title 10'], false])
  })

  it('what could not be asked says so, and the next press says nothing of it', async () => {
    shop.client.script['review.list'] = refuses(500)
    await open(first)
    await press('button', 'Show more')
    expect(textOf(find('alert'))).toContain('That did not work')
    shop.client.script['review.list'] = () => ({ ...first, items: [aReview(3)] })
    await press('button', 'Show more')
    expect([has('alert'), titles().length]).toEqual([false, 3])
  })

  describe('asked twice, of which the first answer comes last', () => {
    async function twice() {
      const answers: PromiseWithResolvers<Reviews>[] = []
      shop.client.script['review.list'] = () => {
        answers.push(Promise.withResolvers())
        return answers.at(-1)?.promise
      }
      await open(first)
      await press('button', /^5 stars/)
      await press('button', /^4 stars/)
      const end = async (at: number, how: (answer: PromiseWithResolvers<Reviews>) => void) => {
        const answer = answers[at]
        await act(async () => answer && how(answer))
        await settled()
      }
      return end
    }
    const isBusy = () => document.querySelector('section [aria-busy=true]') !== null
    const fours = { ...first, items: [aReview(4, { rating: 4 })], total: 1 }

    it('the later choice stays in sight', async () => {
      const end = await twice()
      await end(1, ({ resolve }) => resolve(fours))
      await end(0, ({ resolve }) => resolve({ ...first, items: [aReview(5)], total: 1 }))
      expect(titles()).toEqual(['Title 4'])
    })

    it('its failure was told over the answer of the later choice', async () => {
      const end = await twice()
      await end(1, ({ resolve }) => resolve(fours))
      await end(0, ({ reject }) => reject(new Error('late')))
      expect([titles(), has('alert')]).toEqual([['Title 4'], false])
    })

    it('the list was called ready while the later choice was still asked for', async () => {
      const end = await twice()
      await end(0, ({ resolve }) => resolve(first))
      expect(isBusy()).toBe(true)
      await end(1, ({ resolve }) => resolve(fours))
      expect(isBusy()).toBe(false)
    })
  })
})

describe('what most say', () => {
  it.each([
    [-0.5, 'Buyers say: Runs small'],
    [0.34, 'Buyers say: True to size'],
    [0.35, 'Buyers say: Runs large'],
  ])('a mean of %s reads "%s"', async (mean, words) => {
    await open(reviewsOf(MIXED, { fit: { mean, count: 9 } as Reviews['fit'] }))
    expect(page()).toContain(words)
  })

  it('the average is written as the language writes numbers', async () => {
    const reviews = reviewsOf([aReview(1), aReview(2, { rating: 4 })])
    const { leave } = await open(reviews)
    expect(page()).toContain('4.52 reviews')
    leave()
    await open(reviews, { store: 'de', t: wordsIn('de') })
    expect(page()).toMatch(/4,52\s/)
  })
})

describe('photos of buyers', () => {
  const withPhotos = reviewsOf([
    aReview(1, { photos: ['a.jpg', 'b.jpg'] }),
    aReview(2, { photos: ['c.jpg'] }),
  ])
  it('stand before the words, each with who took it, and open with what was written', async () => {
    await open(withPhotos)
    const strip = find('list', 'Photos by buyers')
    expect([...strip.querySelectorAll('button')].map((one) => one.getAttribute('aria-label'))).toEqual([
      ...['Photo 1, by Reader 1', 'Photo 2, by Reader 1', 'Photo 3, by Reader 2'],
    ])
    await act(async () => strip.querySelectorAll('button')[2]?.click())
    await expect
      .poll(async () => {
        await settled()
        return page()
      })
      .toContain('Reader 2: Title 2')
    expect(document.querySelector('dialog img')?.getAttribute('alt')).toBe('Photo by Reader 2: Title 2')
  })
})
