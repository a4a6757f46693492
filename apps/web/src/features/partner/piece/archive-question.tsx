import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import { archiveProduct } from '@vitrine/contract/partner/promo-steps'
import { ARCHIVE_REASONS, type ArchiveReason } from '@vitrine/domain/partner/products/promotion'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceList } from '#web/ui/form/choice-list.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { Note } from '#web/ui/note.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { readAnew } from '../goods/use-pieces.ts'
import styles from '../products/lanes.module.css'

type ArchiveQuestionProps = { piece: PromoProduct; isOpen: boolean; onClose(): void }

/** Why it is put aside; its link keeps working. */
export function ArchiveQuestion({ piece, isOpen, onClose }: ArchiveQuestionProps) {
  const t = useT()
  const client = useClient()
  const [reason, setReason] = useState<ArchiveReason>('posted')
  const [notes, setNotes] = useState('')
  const { isBusy, problem, attempt } = useAttempt()
  const save = () =>
    attempt(
      async () => {
        await client.call(archiveProduct, { body: { id: piece.id, archive: true, reason, notes } })
        readAnew()
        onClose()
      },
      () => 'partner.failed',
    )
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
          <Button isBusy={isBusy} onClick={() => void save()}>
            {t('partner.goods.putAside')}
          </Button>
        </div>
      }
    >
      <div className={styles.question}>
        <p>
          {piece.title}
          <br />
          <span className="type-small tone-second">{t('partner.goods.linkStays')}</span>
        </p>
        <ChoiceList
          legend={t('partner.goods.why')}
          items={items}
          chosen={reason}
          onChoose={(key) => setReason(key as ArchiveReason)}
        />
        <TextArea label={t('partner.goods.notes')} maxLength={1000} value={notes} onChange={setNotes} />
        {problem && <Note tone="error">{t(problem)}</Note>}
      </div>
    </Panel>
  )
}
