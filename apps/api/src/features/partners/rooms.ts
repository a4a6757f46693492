import type { Paper } from '@vitrine/contract/partner/papers'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { getPartnerBlock, getShopSettings, type PartnerBlock } from '#api/features/cms/index.ts'

const PAPERS = {
  agreement: { block: 'blogger_user_agreement', flag: 'has_blogger_user_agreement' },
  privacy: { block: 'blogger_privacy_policy', flag: 'has_blogger_privacy_policy' },
} as const satisfies Record<Paper, { block: PartnerBlock; flag: string }>

/** What the cabinet has of the rooms that not every shop has (spec accounts §2). */
export async function getRooms(ctx: Context) {
  const { product_choose } = await getShopSettings(ctx)
  const [agreement, privacy, articles] = await Promise.all([
    findPaper(ctx, 'agreement'),
    findPaper(ctx, 'privacy'),
    findArticles(ctx),
  ])
  return {
    product_choose: product_choose === true,
    instructions_count: articles?.list.length ?? 0,
    has_blogger_user_agreement: agreement !== undefined,
    has_blogger_privacy_policy: privacy !== undefined,
  }
}

/** It is there where it is written, unless the settings close it. */
export async function findPaper(ctx: Context, name: Paper) {
  const { block, flag } = PAPERS[name]
  return (await getShopSettings(ctx))[flag] === false ? undefined : orNothing(getPartnerBlock(ctx, block))
}

type Article = { slug: string; title: string; content: string; parent?: string }

/** What the block holds that is no article is left out. */
export async function findArticles(ctx: Context): Promise<{ title: string; list: Article[] } | undefined> {
  if ((await getShopSettings(ctx)).instructions_count === 0) return undefined
  const block = await orNothing(getPartnerBlock(ctx, 'wiki'))
  const { articles } = block?.json ?? {}
  return block && { title: block.title, list: (Array.isArray(articles) ? articles : []).filter(isArticle) }
}

function isArticle(value: unknown): value is Article {
  const { slug, title, content } = (value ?? {}) as Record<string, unknown>
  return [slug, title, content].every((text) => typeof text === 'string' && text !== '')
}

async function orNothing<T>(block: Promise<T>): Promise<T | undefined> {
  try {
    return await block
  } catch (error) {
    if (error instanceof ShopError && error.code === 'NOT_FOUND') return undefined
    throw error
  }
}
