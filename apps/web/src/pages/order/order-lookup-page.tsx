import { useEffect, useRef } from 'react'
import { type ActionFunctionArgs, useActionData, useSearchParams } from 'react-router'
import { askedByForm, findOrder } from '#web/features/order/lookup/find-order.ts'
import { LookedUpOrder } from '#web/features/order/lookup/looked-up-order.tsx'
import { LookupForm } from '#web/features/order/lookup/lookup-form.tsx'
import { useOrderLookup } from '#web/features/order/lookup/use-order-lookup.ts'
import { Head } from '#web/lib/head.tsx'
import { OrderState } from '#web/lib/order/order-steps.tsx'
import { shopOf } from '#web/lib/request-context.ts'
import { Button } from '#web/ui/button.tsx'
import styles from '#web/ui/quiet-page.module.css'
import { useT } from '#web/ui/shop-context.tsx'

export async function action({ context, request }: ActionFunctionArgs) {
  return findOrder(shopOf(context).client, askedByForm(await request.formData()))
}

/** For who ordered without an account, on another device, and has the number. */
export default function OrderLookupPage() {
  const t = useT()
  const [query] = useSearchParams()
  const { order, asked, forget, ...asking } = useOrderLookup(useActionData<typeof action>())
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(order)
  useEffect(() => {
    // The button that was pressed is gone with the form, or with the order; whoever comes starts at the top of the page.
    if (shown.current !== order) heading.current?.focus()
    shown.current = order
  }, [order])
  const title = order ? t('order.titleNumber', { number: order.number }) : t('order.lookup')
  return (
    <div className={`wrap ${styles.page}`}>
      <Head title={title} />
      <header className={styles.head}>
        <h1 className="type-title" tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <p className={styles.lead} role="status">
          {order ? <OrderState progress={order.progress} /> : t('order.lookupLead')}
        </p>
      </header>
      {order ? (
        <>
          <LookedUpOrder order={order} />
          <Button look="line" onClick={forget}>
            {t('order.lookupOther')}
          </Button>
        </>
      ) : (
        <LookupForm
          known={asked ?? { number: query.get('number') ?? '' }}
          problem={asking.problem}
          isBusy={asking.isBusy}
          onAsk={asking.lookUp}
        />
      )}
    </div>
  )
}
