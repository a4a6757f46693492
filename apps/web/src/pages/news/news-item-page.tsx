import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadNews } from '#web/features/content/news/load-news.ts'
import { NewsView } from '#web/features/content/news/news-view.tsx'
import { orNotFound } from '#web/lib/not-found.ts'
import { shopOf } from '#web/lib/request-context.ts'

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  orNotFound(loadNews(shopOf(context), params.identifier ?? ''))

export default function NewsItemPage() {
  return <NewsView news={useLoaderData<typeof loader>()} />
}
