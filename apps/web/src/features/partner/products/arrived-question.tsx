import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import { receiveOrder } from '@vitrine/contract/partner/promo-steps'
import type { Translate } from '@vitrine/i18n/create-translate'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Note } from '#web/ui/note.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { failureText } from '../failure-text.ts'
import { readAnew, usePieces } from '../goods/use-pieces.ts'
import styles from './lanes.module.css'

/** Everything of a parcel at once; where another piece was in it instead, it is named. */
export function ArrivedQuestion({ orderId, onClose }: { orderId: number; onClose(): void }) {
  const t = useT()
  const client = useClient()
  const { latest: pieces = [] } = usePieces()
  const [instead, setInstead] = useState<Record<number, string>>({})
  const { isBusy, problem, attempt } = useAttempt()
  const sent = pieces.filter((piece) => piece.order_id === orderId && !piece.delivered)
  /** What is in the place of one cannot be in the place of another. */
  const isFree = (id: number, from: number) =>
    Object.entries(instead).every(([one, to]) => Number(one) === from || to !== String(id))
  const others = pieces.filter((piece) => !piece.delivered && !piece.is_set && piece.order_id !== orderId)
  const save = () =>
    attempt(async () => {
      const substitutes = Object.entries(instead)
        .filter(([, to]) => to !== '')
        .map(([from, to]) => ({ from: Number(from), to: Number(to) }))
      await client.call(receiveOrder, { body: { id: orderId, substitutes } })
      readAnew()
      onClose()
    }, failureText)
  return (
    <Panel
      isOpen
      onClose={onClose}
      side="sheet"
      title={t('partner.goods.arrivedTitle', { number: sent[0]?.order?.number ?? '' })}
      foot={
        <Button isMain isBusy={isBusy} onClick={() => void save()}>
          {t('partner.goods.hasArrived')}
        </Button>
      }
    >
      <div className={styles.question}>
        <p className="tone-second">{t('partner.goods.arrivedHint')}</p>
        {sent.map((piece) => (
          <SelectField
            key={piece.id}
            label={nameOf(t, piece)}
            value={instead[piece.id] ?? ''}
            options={[
              { value: '', text: t('partner.goods.asSent') },
              ...others
                .filter(({ id }) => isFree(id, piece.id))
                .map((one) => ({
                  value: String(one.id),
                  text: t('partner.goods.instead', { title: nameOf(t, one) }),
                })),
            ]}
            onChange={(to) => setInstead({ ...instead, [piece.id]: to })}
          />
        ))}
        {problem && <Note tone="error">{t(problem)}</Note>}
      </div>
    </Panel>
  )
}

const nameOf = (t: Translate, { title, options }: PromoProduct) =>
  [title, options].filter(Boolean).join(t('shell.comma'))
