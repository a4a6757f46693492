import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { loadStaticPage } from '#web/features/content/load-content.ts'
import { askedByForm } from '#web/features/order/lookup/find-order.ts'
import { ReturnFlow } from '#web/features/order/returns/return-flow.tsx'
import { ContentBody } from '#web/lib/content/body/content-body.tsx'
import { Head } from '#web/lib/head.tsx'
import { orNotFound } from '#web/lib/not-found.ts'
import { shopOf } from '#web/lib/request-context.ts'
import styles from '#web/ui/quiet-page.module.css'
import { useT } from '#web/ui/shop-context.tsx'

export const loader = ({ context }: LoaderFunctionArgs) =>
  orNotFound(loadStaticPage(shopOf(context), '/withdrawal'))

/** A press before the scripts have come: the page asks with what was typed once they are here. */
export const action = async ({ request }: ActionFunctionArgs) => askedByForm(await request.formData())

/** The way to withdraw, and below it what the law says of it. */
export default function WithdrawalPage() {
  const t = useT()
  const { body, meta_description } = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  return (
    <div className={styles.page}>
      <Head title={t('return.withdraw')} description={meta_description} path="/withdrawal" />
      <header className={`wrap ${styles.head}`}>
        <h1 className="type-title">{t('return.withdraw')}</h1>
        <p className={styles.lead}>{t('return.withdrawLead')}</p>
      </header>
      <div className="wrap">
        <ReturnFlow
          kind="withdrawal"
          knownNumber={query.get('number') ?? ''}
          asked={useActionData<typeof action>()}
        />
      </div>
      <ContentBody parts={body} />
    </div>
  )
}
