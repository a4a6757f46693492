import { afterEach, describe, expect, it } from 'vitest'
import { all, find, has, page, press, settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import type { Reviews } from '../../product-data.ts'
import { ReviewList } from './review-list.tsx'
import { useReviews } from './use-reviews.ts'
import type { TranslatorApi } from './use-translation.ts'

const by = (nickname: string, language: string, at: number): Reviews['items'][number] => ({
  ...{ id: at, nickname, language, title: `Title ${at}`, detail: 'Warm.', rating: 5 },
  ...{ created_at: '2026-11-01T10:00:00Z', size: null, fit: null, photos: [] },
})
const reviewsOf = (...items: Reviews['items']): Reviews => ({
  ...{ items, total: items.length, average: 5, fit: null, sizes: [] },
  histogram: { 1: 0, 2: 0, 3: 0, 4: 0, 5: items.length },
})
const List = ({ reviews }: { reviews: Reviews }) => <ReviewList list={useReviews(1, reviews)} />
const open = (...items: Reviews['items']) =>
  openPage(<List reviews={reviewsOf(...items)} />, { shop: scriptedEngine() })
const isFolded = (nickname: string) =>
  [...document.querySelectorAll('details')].some((fold) => fold.textContent?.includes(nickname))

describe('reviews in other languages', () => {
  it('wait behind a press of their own, each marked with its language', async () => {
    await open(by('Ann', 'en', 1), by('Nils', 'de', 2), by('Олена', 'uk', 3))
    expect([isFolded('Ann'), isFolded('Nils'), isFolded('Олена')]).toEqual([false, true, true])
    expect(find('button', /2 reviews in other languages/)).toBeDefined()
    expect(page()).toContain('NilsGerman')
    expect(page()).not.toContain('AnnEnglish')
  })

  it('are shown at once where there are no others, and say which language it is', async () => {
    await open(by('林', 'zh', 1))
    expect(isFolded('林')).toBe(false)
    expect(page()).toContain('林Chinese')
  })

  it('do not count among those one press shows', async () => {
    const own = [1, 2, 3, 4, 5].map((at) => by(`Reader ${at}`, 'en', at))
    await open(...own, by('Nils', 'de', 6))
    expect([has('button', 'Show all 5'), has('button', '1 review in another language')]).toEqual([true, true])
  })
})

describe('a browser that can translate', () => {
  const browserWith = (api: Partial<TranslatorApi>) =>
    Object.assign(globalThis, { Translator: { availability: async () => 'downloadable', ...api } })
  const translating: Partial<TranslatorApi> = {
    create: async ({ sourceLanguage, targetLanguage }) => ({
      translate: async (text) => `${text} (${sourceLanguage} to ${targetLanguage})`,
      destroy: () => {},
    }),
  }
  afterEach(() => void Reflect.deleteProperty(globalThis, 'Translator'))

  it('is asked to by a press, says that it did, and shows the original again', async () => {
    browserWith(translating)
    await open(by('Nils', 'de', 1), by('林', 'zh', 2))
    const titles = () => all('heading').map((one) => [one.textContent, one.getAttribute('lang')])
    await press('button', 'Translate')
    expect(titles()).toEqual([
      ['Title 1 (de to en)', null],
      ['Title 2', 'zh'],
    ])
    expect(page()).toContain('Translated from German by your browser')
    await press('button', 'Show the original')
    expect(titles()[0]).toEqual(['Title 1', 'de'])
    expect(page()).not.toContain('Translated')
  })

  it('says when it could not after all, and may be asked again', async () => {
    browserWith({ create: () => Promise.reject(new Error('no room for the language')) })
    await open(by('Nils', 'de', 1))
    await press('button', 'Translate')
    expect(find('alert').textContent).toBe('Your browser could not translate this.')
    browserWith(translating)
    await press('button', 'Translate')
    expect([has('alert'), page().includes('Title 1 (de to en)')]).toEqual([false, true])
  })

  it('offers nothing for words of the store’s language, nor for a language it does not know', async () => {
    browserWith({ availability: async () => 'unavailable' })
    await open(by('Ann', 'en', 1), by('林', 'zh', 2))
    await settled()
    expect(has('button', 'Translate')).toBe(false)
  })
})
