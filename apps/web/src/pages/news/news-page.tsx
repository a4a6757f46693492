import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadNewsList } from '#web/features/content/news/load-news.ts'
import { NewsList } from '#web/features/content/news/news-list.tsx'
import { shopOf } from '#web/lib/request-context.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadNewsList(shopOf(context))

export default function NewsPage() {
  return <NewsList items={useLoaderData<typeof loader>().items} />
}
