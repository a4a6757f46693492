import { getCmsPage, getNews } from '@vitrine/contract/content'
import { getContent } from '@vitrine/contract/content/editing'
import { useParams, useSearchParams } from 'react-router'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { View } from '#web/features/content/content-view.tsx'
import { loadContent } from '#web/features/content/load-content.ts'
import { loadNews } from '#web/features/content/news/load-news.ts'
import { NewsView } from '#web/features/content/news/news-view.tsx'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { previewShop } from '#web/lib/content/preview-shop.ts'
import { Note } from '#web/ui/note.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'

/** A page or a piece of news as its draft has it, for whoever may write it. */
export default function PreviewContentPage() {
  const t = useT()
  const { kind = '', identifier = '' } = useParams()
  const [params] = useSearchParams()
  const of = params.get('store')
  const client = useClient()
  const store = useStore()
  const { status } = useSession()
  const question = status === 'signed-in' ? `${kind} ${identifier} ${of}` : null
  const { latest, error } = useAnswer(question, async () => {
    const { draft, published } = await client.call(getContent, {
      params: { kind: kind === 'news' ? 'news' : 'page', identifier },
      query: of ? { store: of } : {},
    })
    const { texts, news_on, picture } = draft?.state ??
      published ?? { texts: {}, news_on: null, picture: null }
    const text = texts[store.language] ?? texts.en ?? Object.values(texts)[0]
    if (!text) return undefined
    const shared = { id: 0, identifier, title: text.title }
    const page = { ...shared, ...text, content_heading: text.heading, meta_keywords: '' }
    const news = {
      ...{ ...shared, date: news_on ?? '', summary: text.meta_description, body: text.content },
      image: picture,
    }
    const shop = previewShop(client, store, { [getCmsPage.id]: page, [getNews.id]: news })
    return kind === 'news'
      ? { news: await loadNews(shop, identifier) }
      : { page: await loadContent(shop, identifier) }
  })
  if (error !== undefined || (question === null && status !== 'unknown'))
    return <Note tone="error">{t('error.notFoundTitle')}</Note>
  if (!latest) return <div className="wrap" aria-busy="true" />
  return latest.news ? <NewsView news={latest.news} /> : <View data={latest.page} />
}
