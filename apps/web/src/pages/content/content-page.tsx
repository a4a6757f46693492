import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { View } from '#web/features/content/content-view.tsx'
import { loadContent } from '#web/features/content/load-content.ts'
import { orNotFound } from '#web/lib/not-found.ts'
import { shopOf } from '#web/lib/request-context.ts'

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  orNotFound(loadContent(shopOf(context), params.identifier ?? ''))

export default function ContentPage() {
  return <View data={useLoaderData<typeof loader>()} />
}
