import { z } from 'zod'
import { CountrySchema, IdentifierSchema, SmallIdSchema, wholeNumber } from './atoms.ts'
import { defineCall } from './call.ts'

export const CmsPageSchema = z
  .object({
    id: z.number(),
    page_id: z.number(),
    identifier: z.string(),
    url_path: z.string(),
    title: z.string(),
    content_heading: z.string(),
    /** Sanitised HTML. */
    content: z.string(),
    meta_title: z.string(),
    meta_description: z.string(),
    meta_keywords: z.string(),
    store_id: z.number(),
    active: z.boolean(),
  })
  .meta({ id: 'CmsPage' })
export type CmsPage = z.output<typeof CmsPageSchema>

const CmsBlockSchema = z
  .object({
    id: z.number(),
    identifier: z.string(),
    title: z.string(),
    /** Sanitised HTML. */
    content: z.string(),
    json: z.record(z.string(), z.unknown()),
    active: z.boolean(),
    store_id: z.number(),
    creation_time: z.string(),
    update_time: z.string(),
  })
  .meta({ id: 'CmsBlock' })
export type CmsBlock = z.output<typeof CmsBlockSchema>

const CmsHierarchyNodeSchema = z
  .object({
    node_id: z.number(),
    parent_node_id: z.number().nullable(),
    page_id: z.number().nullable(),
    identifier: z.string(),
    label: z.string(),
    level: z.number(),
    request_url: z.string(),
    store_id: z.number(),
  })
  .meta({ id: 'CmsHierarchyNode' })
export type CmsHierarchyNode = z.output<typeof CmsHierarchyNodeSchema>

const NewsSchema = z
  .object({
    id: z.number(),
    identifier: z.string(),
    title: z.string(),
    /** YYYY-MM-DD */
    date: z.string(),
    /** One sentence for lists; empty when nobody wrote one. */
    summary: z.string(),
    /** Sanitised HTML. */
    body: z.string(),
    image: z.string().nullable(),
  })
  .meta({ id: 'News' })
export type News = z.output<typeof NewsSchema>

const shared = { method: 'GET', may: 'content:read', anonymous: true, storeScoped: true } as const
const OfStoreSchema = z.object({ identifier: IdentifierSchema, storeId: wholeNumber(1, 32_767) })

export const getCmsPage = defineCall({
  ...shared,
  id: 'cms.page',
  path: '/api/ext/cms-data/cmsPageIdentifier/:identifier',
  summary: 'A content page by its exact identifier',
  params: z.object({ identifier: IdentifierSchema }),
  reply: CmsPageSchema,
})

export const getCmsBlock = defineCall({
  ...shared,
  id: 'cms.block',
  path: '/api/ext/cms-data/cmsBlockIdentifier/:identifier',
  summary: 'A content block by its exact identifier',
  params: z.object({ identifier: IdentifierSchema }),
  reply: CmsBlockSchema,
})

export const getCmsPageById = defineCall({
  ...shared,
  id: 'cms.pageById',
  path: '/api/ext/cms-data/cmsPage/:id',
  summary: 'A content page by its id, in the language of the store',
  params: z.object({ id: SmallIdSchema }),
  reply: CmsPageSchema,
})

export const getCmsBlockById = defineCall({
  ...shared,
  id: 'cms.blockById',
  path: '/api/ext/cms-data/cmsBlock/:id',
  summary: 'A content block by its id, in the language of the store',
  params: z.object({ id: SmallIdSchema }),
  reply: CmsBlockSchema,
})

export const getCmsPageOfStore = defineCall({
  ...shared,
  id: 'cms.pageOfStore',
  path: '/api/ext/cms-data/cmsPageIdentifier/:identifier/storeId/:storeId',
  summary: 'A content page of the store view with this id',
  params: OfStoreSchema,
  reply: CmsPageSchema,
})

export const getCmsBlockOfStore = defineCall({
  ...shared,
  id: 'cms.blockOfStore',
  path: '/api/ext/cms-data/cmsBlockIdentifier/:identifier/storeId/:storeId',
  summary: 'A content block of the store view with this id',
  params: OfStoreSchema,
  reply: CmsBlockSchema,
})

export const listNews = defineCall({
  ...shared,
  id: 'news.list',
  path: '/api/news/list',
  summary: 'News of the shop, newest first',
  query: z.object({ size: wholeNumber(1, 50).default(12), from: wholeNumber(0, 1_000).default(0) }),
  reply: z.object({
    items: z.array(NewsSchema),
    total: z.number(),
  }),
})

export const getNews = defineCall({
  ...shared,
  id: 'news.get',
  path: '/api/news/:identifier',
  summary: 'One piece of news by its exact identifier',
  params: z.object({ identifier: IdentifierSchema }),
  reply: NewsSchema,
})

export const listStores = defineCall({
  id: 'store.list',
  method: 'GET',
  path: '/api/cart/stores',
  may: 'store:read',
  anonymous: true,
  storeScoped: false,
  summary: 'The enabled store views',
  reply: z.array(
    z.object({
      storeCode: z.string(),
      storeId: z.number(),
      name: z.string(),
      url: z.string(),
      currencyCode: z.string(),
      currencySign: z.string(),
      defaultLocale: z.string(),
      language: z.string(),
      flagCode: z.string(),
      appendStoreCode: z.boolean(),
      defaultLanguage: z.string(),
      elasticsearch: z.object({ host: z.string(), index: z.string() }),
      tax: z.object({
        defaultCountry: z.string(),
        defaultRegion: z.string(),
        sourcePriceIncludesTax: z.boolean(),
        finalPriceIncludesTax: z.boolean(),
        calculateServerSide: z.boolean(),
        userGroupId: z.null(),
        useOnlyDefaultUserGroupId: z.boolean(),
      }),
      seo: z.object({ defaultTitle: z.string(), titleTemplate: z.string(), hreflang: z.string() }),
      i18n: z.object({
        flagCode: z.string(),
        names: z.record(z.string(), z.string()).describe('What the store is called, by language'),
        locale: z.string(),
        defaultLanguage: z.string(),
        defaultLocale: z.string(),
        fullCountryName: z.string(),
        currencyCode: z.string(),
        currencySign: z.string(),
        currencyDecimal: z.string(),
        currencyGroup: z.string(),
        fractionDigits: z.int().describe('Shown only where the amount is not whole'),
        priceFormat: z.string(),
        dateFormat: z.string().describe('The year is left out where it is the current one'),
      }),
    }),
  ),
})

export const listCountries = defineCall({
  id: 'store.countries',
  method: 'GET',
  path: '/api/cart/countries',
  may: 'store:read',
  anonymous: true,
  storeScoped: true,
  summary: 'Countries we deliver to, named in the language of the store',
  reply: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
    }),
  ),
})

export const listStates = defineCall({
  id: 'store.states',
  method: 'GET',
  path: '/api/cart/states',
  patienceMs: 10_000,
  may: 'store:read',
  anonymous: true,
  storeScoped: true,
  summary: 'States of a country in the language of the store; empty means free text, or none',
  query: z.object({ country: CountrySchema }),
  reply: z.array(
    z.object({
      id: z.number(),
      code: z.string(),
      name: z.string(),
      country: z.string(),
      /** How its postcodes begin, as a pattern; empty where they do not tell. */
      postcodes: z.string(),
    }),
  ),
})
