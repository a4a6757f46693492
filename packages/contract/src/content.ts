import { z } from 'zod'
import { CountrySchema, IdSchema, wholeNumber } from './atoms.ts'
import { defineCall } from './call.ts'

const IdentifierSchema = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,99}$/, 'is not an identifier')

export type CmsPage = {
  id: number
  identifier: string
  title: string
  content_heading: string
  /** Sanitised HTML. */
  content: string
  meta_title: string
  meta_description: string
  active: boolean
}
export type CmsBlock = {
  id: number
  identifier: string
  title: string
  content: string
  json: Record<string, unknown>
}

export const getCmsPage = defineCall({
  id: 'cms.page',
  method: 'GET',
  path: '/api/ext/cms-data/cmsPageIdentifier/:identifier',
  access: 'public',
  storeScoped: true,
  summary: 'A content page by its exact identifier',
  params: z.object({ identifier: IdentifierSchema }),
  reply: z.custom<CmsPage>(),
})

export const getCmsBlock = defineCall({
  id: 'cms.block',
  method: 'GET',
  path: '/api/ext/cms-data/cmsBlockIdentifier/:identifier',
  access: 'public',
  storeScoped: true,
  summary: 'A content block by its exact identifier',
  params: z.object({ identifier: IdentifierSchema }),
  reply: z.custom<CmsBlock>(),
})

export const listReviews = defineCall({
  id: 'review.list',
  method: 'GET',
  path: '/api/review/list',
  access: 'public',
  storeScoped: true,
  summary: 'Approved reviews of a product, newest first, with the histogram',
  query: z.object({
    product_id: IdSchema,
    size: wholeNumber(1, 50).default(50),
    from: wholeNumber(0, 10_000).default(0),
  }),
  reply: z.custom<{
    items: {
      id: number
      rating: number
      title: string
      detail: string
      nickname: string
      created_at: string
      language: string
    }[]
    total: number
    average: number
    histogram: Record<'1' | '2' | '3' | '4' | '5', number>
  }>(),
})

export const listStores = defineCall({
  id: 'store.list',
  method: 'GET',
  path: '/api/cart/stores',
  access: 'public',
  storeScoped: false,
  summary: 'The enabled store views',
  reply:
    z.custom<
      {
        storeCode: string
        storeId: number
        name: string
        url: string
        currencyCode: string
        currencySign: string
        defaultLocale: string
        language: string
      }[]
    >(),
})

export const listCountries = defineCall({
  id: 'store.countries',
  method: 'GET',
  path: '/api/cart/countries',
  access: 'public',
  storeScoped: true,
  summary: 'Countries we deliver to, named in the language of the store',
  reply: z.custom<{ code: string; name: string }[]>(),
})

export const listStates = defineCall({
  id: 'store.states',
  method: 'GET',
  path: '/api/cart/states',
  access: 'public',
  storeScoped: true,
  summary: 'States of a country; empty means free text',
  query: z.object({ country: CountrySchema }),
  reply: z.custom<{ id: number; code: string; name: string; country: string }[]>(),
})
