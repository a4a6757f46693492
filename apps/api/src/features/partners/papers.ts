import type { CallParsed, CallReply } from '@vitrine/contract/call'
import type * as calls from '@vitrine/contract/partner/papers'
import type { Paper, PartnerSettings } from '@vitrine/contract/partner/papers'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { getShopSettings, sanitizeContent } from '#api/features/cms/index.ts'
import { ensurePartner, findPartner } from './partner-queries.ts'
import { findArticles, findPaper } from './rooms.ts'

const POST_ACTIONS = ['profile', 'story', 'post']

export async function getPaper(ctx: Context, name: Paper): Promise<CallReply<typeof calls.getPaper>> {
  const paper = await findPaper(ctx, name)
  if (!paper) throw new ShopError('NOT_FOUND')
  return { title: paper.title, content: paper.content }
}

/** An article whose parent is missing stands at the top. */
export async function getWiki(ctx: Context): Promise<CallReply<typeof calls.getWiki>> {
  const wiki = await findArticles(ctx)
  if (!wiki) throw new ShopError('NOT_FOUND')
  const slugs = new Set(wiki.list.map(({ slug }) => slug))
  const articles = wiki.list.map(async ({ slug, title, content, parent }) => ({
    ...{ slug, title, content: await sanitizeContent(content) },
    parent: parent !== undefined && parent !== slug && slugs.has(parent) ? parent : null,
  }))
  return { title: wiki.title, articles: await Promise.all(articles) }
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
