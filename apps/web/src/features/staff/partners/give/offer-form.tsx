import { assignProducts } from '@vitrine/contract/partner/promo-steps'
import { CallError } from '@vitrine/contract/reply'
import { type FormEvent, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './give.module.css'

type OfferFormProps = { partnerId: number; mayChoose: boolean; onOffered(): void }

/** Goods laid before the partner, who says which of them they want. */
export function OfferForm({ partnerId, mayChoose, onOffered }: OfferFormProps) {
  const t = useT()
  const client = useClient()
  const [text, setText] = useState('')
  const [unknown, setUnknown] = useState<string>()
  const { isBusy, problem, attempt } = useAttempt()
  const skus = [...new Set(text.split(/[\s,;]+/).filter(Boolean))]
  function offer(event: FormEvent) {
    event.preventDefault()
    setUnknown(undefined)
    if (skus.length === 0) return
    void attempt(
      async () => {
        const body = { partner_id: partnerId, skus }
        const { products } = await client.call(assignProducts, { body })
        notify({ text: t('staff.offerMade', { count: products.length }), tone: 'success' })
        setText('')
        onOffered()
      },
      (error) => {
        setUnknown(unknownOf(error, skus))
        return 'staff.stepFailed'
      },
    )
  }
  return (
    <form className={styles.part} onSubmit={offer} aria-label={t('staff.offer')} noValidate>
      <h3>{t('staff.offer')}</h3>
      {!mayChoose && <Note tone="warn">{t('staff.offerOff')}</Note>}
      <TextField
        label={t('staff.offerSkus')}
        hint={t('staff.offerHint')}
        {...(unknown !== undefined && { error: t('staff.offerUnknown', { sku: unknown }) })}
        value={text}
        onChange={setText}
        maxLength={1_000}
      />
      {problem && unknown === undefined && <Note tone="error">{t(problem)}</Note>}
      <Button type="submit" look="line" isBusy={isBusy} aria-disabled={skus.length === 0}>
        {t('staff.offer')}
      </Button>
    </form>
  )
}

/** `skus.3` names the one the shop does not have. */
function unknownOf(error: unknown, skus: readonly string[]): string | undefined {
  const field = error instanceof CallError ? String(error.meta.field ?? '') : ''
  return field.startsWith('skus.') ? skus[Number(field.slice('skus.'.length))] : undefined
}
