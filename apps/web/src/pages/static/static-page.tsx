import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { View } from '#web/features/content/content-view.tsx'
import { loadStaticPage } from '#web/features/content/load-content.ts'
import { orNotFound } from '#web/lib/not-found.ts'
import { shopOf } from '#web/lib/request-context.ts'

/** One page for all of them: the last part of the address says which. */
export const loader = ({ context, url }: LoaderFunctionArgs) =>
  orNotFound(
    loadStaticPage(
      shopOf(context),
      `/${url.pathname
        .split('/')
        .pop()
        ?.replace(/\.data$/, '')}`,
    ),
  )

export default function StaticPage() {
  return <View data={useLoaderData<typeof loader>()} />
}
