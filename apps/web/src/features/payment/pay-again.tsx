import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ChoiceList } from '#web/ui/form/choice-list.tsx'
import { Note } from '#web/ui/note.tsx'
import { usePrice, useT } from '#web/ui/shop-context.tsx'
import styles from './payment.module.css'
import { type PayableOrder, usePay } from './use-pay.ts'

/** The way it was to be paid by, while it is offered, and others; what the order costs another way stands beside it. */
export function PayAgain(payable: PayableOrder & { label: string }) {
  const t = useT()
  const price = usePrice()
  const { order, label } = payable
  const { state, pay } = usePay(payable)
  const [chosen, setChosen] = useState('')
  const { other_methods: others, own_method_offered: isOffered } = order.payment
  const own = order.totals.grand_total
  // Any of them may have been withdrawn since it was chosen.
  const other = others.find(({ code }) => code === chosen) ?? (isOffered ? undefined : others[0])
  const due = other?.total ?? own
  const items = [
    ...(isOffered ? [{ key: '', title: order.payment_title }] : []),
    ...others.map(({ code, title, total }) => ({
      ...{ key: code, title },
      ...(total !== own && { end: price(total) }),
    })),
  ]
  return (
    <div className={styles.again}>
      {!isOffered && <Note tone="info">{t('payment.wayGone', { way: order.payment_title })}</Note>}
      {others.length > 0 && (
        <ChoiceList
          legend={t('payment.ways')}
          items={items}
          chosen={other?.code ?? ''}
          onChoose={setChosen}
        />
      )}
      {state === 'failed' && <Note tone="error">{t('payment.failed')}</Note>}
      <Button
        isMain
        isSplit
        isBusy={state === 'leaving'}
        disabled={state === 'leaving'}
        onClick={() => void pay(due, other?.code)}
      >
        <span>{state === 'leaving' ? t('payment.leaving') : label}</span>
        <span>{price(due)}</span>
      </Button>
    </div>
  )
}
