import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useParams,
} from 'react-router'
import { askByForm, followLink, isLinkStep } from '#web/features/newsletter/follow-link.ts'
import { LinkView } from '#web/features/newsletter/link-view.tsx'
import { notFound } from '#web/lib/not-found.ts'
import { shopOf } from '#web/lib/request-context.ts'

export function loader({ params: { step, token } }: LoaderFunctionArgs) {
  if (step === undefined) return { step: undefined }
  if (!isLinkStep(step) || !token) throw notFound()
  return { step }
}

export async function action({ context, params: { step, token = '' }, request }: ActionFunctionArgs) {
  const shop = shopOf(context)
  return {
    outcome: await (isLinkStep(step)
      ? followLink(shop, { step, token })
      : askByForm(shop, await request.formData())),
  }
}

export default function NewsletterPage() {
  const { step } = useLoaderData<typeof loader>()
  const { token = '' } = useParams()
  return (
    <LinkView key={`${step} ${token}`} {...{ step, token }} told={useActionData<typeof action>()?.outcome} />
  )
}
