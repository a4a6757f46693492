import type { Product } from '@vitrine/domain/catalog/product'
import { expect, it } from 'vitest'
import { has } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import type { Reviews } from '../product-data.ts'
import { ReviewSection } from './review-section.tsx'

const product = { id: 1, configurable_options: [] } as unknown as Product
const none: Reviews = {
  ...{ items: [], total: 0, average: 0, fit: null, sizes: [] },
  histogram: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
}

it('a page told under a heading that nobody had written: it only asks for the first review', async () => {
  await openPage(<ReviewSection product={product} reviews={none} />, { shop: scriptedEngine() })
  expect(has('heading', 'Reviews')).toBe(false)
  expect(has('button', 'Write a review')).toBe(true)
})
