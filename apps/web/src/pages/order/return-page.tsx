import { type ActionFunctionArgs, useActionData, useSearchParams } from 'react-router'
import { askedByForm } from '#web/features/order/lookup/find-order.ts'
import { ReturnFlow } from '#web/features/order/returns/return-flow.tsx'
import { Head } from '#web/lib/head.tsx'
import styles from '#web/ui/quiet-page.module.css'
import { useT } from '#web/ui/shop-context.tsx'

/** A press before the scripts have come: the page asks with what was typed once they are here. */
export const action = async ({ request }: ActionFunctionArgs) => askedByForm(await request.formData())

/** For whoever sends something back, with or without an account. */
export default function ReturnPage() {
  const t = useT()
  const [query] = useSearchParams()
  return (
    <div className={`wrap ${styles.page}`}>
      <Head title={t('return.title')} />
      <header className={styles.head}>
        <h1 className="type-title">{t('return.title')}</h1>
        <p className={styles.lead}>{t('return.lead')}</p>
      </header>
      <ReturnFlow
        kind="return"
        knownNumber={query.get('number') ?? ''}
        asked={useActionData<typeof action>()}
      />
    </div>
  )
}
