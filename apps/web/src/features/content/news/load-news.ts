import { getNews, listNews, type News } from '@vitrine/contract/content'
import { clipped } from '@vitrine/domain/content/clipped'
import { plainText } from '@vitrine/domain/content/plain-text'
import { type BodyPart, loadBody } from '#web/lib/content/body/load-body.ts'
import type { ShopRequest } from '#web/lib/request-context.ts'

type Item = Pick<News, 'identifier' | 'title' | 'date' | 'image'>
export type NewsData = Item & { intro: string; body: BodyPart[]; others: Item[] }

const LISTED = 24
const OTHERS = 3
const INTRO_LENGTH = 160

export async function loadNewsList(shop: ShopRequest): Promise<{ items: (Item & { intro: string })[] }> {
  const { items } = await shop.client.call(listNews, { query: { size: LISTED } })
  shop.page.keep('content', ['cms-news'])
  return { items: items.map((news) => ({ ...toItem(news), intro: news.summary || introOf(news.body) })) }
}

export async function loadNews(shop: ShopRequest, identifier: string): Promise<NewsData> {
  const [news, { items }] = await Promise.all([
    shop.client.call(getNews, { params: { identifier } }),
    shop.client.call(listNews, { query: { size: OTHERS + 1 } }),
  ])
  const { parts, tags } = await loadBody(shop, news.body)
  shop.page.keep('content', ['cms-news', ...tags])
  const others = items.filter((one) => one.identifier !== identifier).slice(0, OTHERS)
  return {
    ...toItem(news),
    intro: news.summary || introOf(news.body),
    body: parts,
    others: others.map(toItem),
  }
}

const toItem = ({ identifier, title, date, image }: News): Item => ({ identifier, title, date, image })

/** The first sentences, without their tags, as a list and a search engine show them. */
export function introOf(html: string): string {
  const text = plainText(html)
  if (text.length <= INTRO_LENGTH) return text
  const cut = clipped(text, INTRO_LENGTH)
  const end = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('，'), cut.lastIndexOf('。'))
  return `${end > 40 ? cut.slice(0, end) : cut}…`
}
