import { assignProducts } from '@vitrine/contract/partner/promo-steps'
import type { CallError } from '@vitrine/contract/reply'
import { skusIn } from '@vitrine/domain/catalog/editing/skus-in'
import { useClient } from '#web/engine/use-client.ts'
import { FormProblem, FormText } from '#web/lib/form/fields.tsx'
import { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './give.module.css'

type OfferFormProps = { partnerId: number; mayChoose: boolean; onOffered(): void }

/** Goods laid before the partner, who says which of them they want. */
export function OfferForm({ partnerId, mayChoose, onOffered }: OfferFormProps) {
  const t = useT()
  const client = useClient()
  const form = useSentForm({
    start: { skus: '' },
    check: ({ skus }) => (skusIn(skus).length > 0 ? {} : { skus: t('staff.needed') }),
    async send({ skus }) {
      const body = { partner_id: partnerId, skus: skusIn(skus) }
      const { products } = await client.call(assignProducts, { body })
      notify({ text: t('staff.offerMade', { count: products.length }), tone: 'success' })
      onOffered()
      return undefined
    },
    refused(failure, { skus }) {
      const sku = unknownOf(failure, skusIn(skus))
      return sku === undefined ? undefined : { skus: t('staff.offerUnknown', { sku }) }
    },
    failed: 'staff.stepFailed',
  })
  return (
    <form {...form.formProps} className={styles.part} aria-label={t('staff.offer')}>
      <h3>{t('staff.offer')}</h3>
      {!mayChoose && <Note tone="warn">{t('staff.offerOff')}</Note>}
      <FormText
        {...{ control: form.control, name: 'skus' }}
        label={t('staff.offerSkus')}
        hint={t('staff.offerHint')}
        maxLength={1_000}
      />
      <FormProblem form={form} />
      <Button type="submit" look="line" isBusy={form.isBusy}>
        {t('staff.offer')}
      </Button>
    </form>
  )
}

/** `skus.3` names the one the shop does not have. */
function unknownOf({ meta }: CallError, skus: readonly string[]): string | undefined {
  const [, at] = /^skus\.(\d+)$/.exec(meta.field ?? '') ?? []
  return at === undefined ? undefined : skus[Number(at)]
}
