import type { CallParsed, CallReply } from '@vitrine/contract/call'
import type * as calls from '@vitrine/contract/partner/papers'
import type { Paper, PartnerSettings } from '@vitrine/contract/partner/papers'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import {
  getPartnerBlock,
  getShopSettings,
  type PartnerBlock,
  sanitizeContent,
} from '#api/features/cms/index.ts'
import { ensurePartner, findPartner } from './partner-queries.ts'

const BLOCK_OF: Readonly<Record<Paper, PartnerBlock>> = {
  agreement: 'blogger_user_agreement',
  privacy: 'blogger_privacy_policy',
}
const POST_ACTIONS = ['profile', 'story', 'post']

export async function getPaper(ctx: Context, name: Paper): Promise<CallReply<typeof calls.getPaper>> {
  const { title, content } = await getPartnerBlock(ctx, BLOCK_OF[name])
  return { title, content }
}

/** What the block holds that is no article is left out; whose parent is missing stands at the top. */
export async function getWiki(ctx: Context): Promise<CallReply<typeof calls.getWiki>> {
  const { title, json } = await getPartnerBlock(ctx, 'wiki')
  const found = (Array.isArray(json.articles) ? json.articles : []).filter(isArticle)
  const slugs = new Set(found.map(({ slug }) => slug))
  const articles = found.map(async ({ slug, title, content, parent }) => ({
    ...{ slug, title, content: await sanitizeContent(content) },
    parent: parent !== undefined && parent !== slug && slugs.has(parent) ? parent : null,
  }))
  return { title, articles: await Promise.all(articles) }
}

type Article = { slug: string; title: string; content: string; parent?: string }
function isArticle(value: unknown): value is Article {
  const { slug, title, content } = (value ?? {}) as Record<string, unknown>
  return [slug, title, content].every((text) => typeof text === 'string' && text !== '')
}

export async function getPartnerSettings(ctx: Context): Promise<PartnerSettings> {
  const partner = await findPartner(ctx, myId(ctx))
  const json = await getShopSettings(ctx)
  const text = (name: string) => (typeof json[name] === 'string' ? json[name] : '')
  const handle = partner?.handle ?? ''
  return {
    instagram: handle,
    instagram_link: handle === '' ? '' : `https://www.instagram.com/${encodeURIComponent(handle)}`,
    shop_instagram: text('instagram_link'),
    profile_text: partner?.profile_text ?? '',
    profile_link: partner?.profile_link ?? '',
    show_attention_photo_modal: partner?.shows_photo_reminder ?? true,
    has_instagram_shopping: text('instagram_shopping') !== '',
    instagram_shopping: text('instagram_shopping'),
    post_actions: POST_ACTIONS,
    feeds_facebook: (json.feeds_facebook ?? {}) as Record<string, string>,
  }
}

type Said = CallParsed<typeof calls.savePartnerSettings>['body']

export async function savePartnerSettings(ctx: Context, said: Said): Promise<PartnerSettings> {
  const customerId = myId(ctx)
  await ensurePartner(ctx, { customerId })
  const columns = {
    handle: said.instagram,
    profile_text: said.profile_text,
    profile_link: said.profile_link,
    shows_photo_reminder: said.show_attention_photo_modal,
  }
  const values = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
  if (Object.keys(values).length > 0)
    await ctx.db.updateTable('partner').set(values).where('customer_id', '=', customerId).execute()
  return getPartnerSettings(ctx)
}
