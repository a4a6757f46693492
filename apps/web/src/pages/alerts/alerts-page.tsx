import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useParams,
} from 'react-router'
import { followLink, isLinkStep } from '#web/features/alerts/follow-link.ts'
import { LinkView } from '#web/features/alerts/link-view.tsx'
import { notFound } from '#web/lib/not-found.ts'
import { shopOf } from '#web/lib/request-context.ts'

export function loader({ params: { step } }: LoaderFunctionArgs) {
  if (!isLinkStep(step)) throw notFound()
  return { step }
}

export async function action({ context, params: { step, token = '' } }: ActionFunctionArgs) {
  if (!isLinkStep(step)) throw notFound()
  return { outcome: await followLink(shopOf(context), { step, token }) }
}

export default function AlertsPage() {
  const { step } = useLoaderData<typeof loader>()
  const { token = '' } = useParams()
  return (
    <LinkView key={`${step} ${token}`} {...{ step, token }} told={useActionData<typeof action>()?.outcome} />
  )
}
