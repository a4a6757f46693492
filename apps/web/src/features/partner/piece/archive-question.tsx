import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import { archiveProduct } from '@vitrine/contract/partner/promo-steps'
import { ARCHIVE_REASONS, type ArchiveReason } from '@vitrine/domain/partner/products/promotion'
import { useClient } from '#web/engine/use-client.ts'
import { FormArea, FormProblem } from '#web/lib/form/fields.tsx'
import { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceList } from '#web/ui/form/choice-list.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { readAnew } from '../goods/use-pieces.ts'
import styles from '../products/lanes.module.css'

type ArchiveQuestionProps = { piece: PromoProduct; isOpen: boolean; onClose(): void }

/** Why it is put aside; its link keeps working. */
export function ArchiveQuestion({ piece, isOpen, onClose }: ArchiveQuestionProps) {
  const t = useT()
  const client = useClient()
  const form = useSentForm<{ reason: ArchiveReason; notes: string }>({
    start: { reason: 'posted', notes: '' },
    async send(said) {
      await client.call(archiveProduct, { body: { id: piece.id, archive: true, ...said } })
      readAnew()
      onClose()
      return undefined
    },
    failed: 'partner.failed',
  })
  const items = ARCHIVE_REASONS.map((key) => ({ key, title: t(`partner.goods.reason.${key}`) }))
  return (
    <Panel
      isOpen={isOpen}
      onClose={onClose}
      side="sheet"
      title={t('partner.goods.intoArchive')}
      foot={
        <div className={styles.acts}>
          <Button look="line" onClick={onClose}>
            {t('partner.goods.keep')}
          </Button>
          <Button type="submit" form="archive" isBusy={form.isBusy}>
            {t('partner.goods.putAside')}
          </Button>
        </div>
      }
    >
      <form id="archive" {...form.formProps} className={styles.question}>
        <p>
          {piece.title}
          <br />
          <span className="type-small tone-second">{t('partner.goods.linkStays')}</span>
        </p>
        <ChoiceList
          legend={t('partner.goods.why')}
          items={items}
          chosen={form.values.reason}
          onChoose={(key) => form.put('reason', key as ArchiveReason)}
        />
        <FormArea
          {...{ control: form.control, name: 'notes' }}
          label={t('partner.goods.notes')}
          maxLength={1000}
        />
        <FormProblem form={form} />
      </form>
    </Panel>
  )
}
