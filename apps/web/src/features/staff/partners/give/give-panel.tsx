import type { CallReply } from '@vitrine/contract/call'
import { getPartner } from '@vitrine/contract/partner/staff/promo-staff'
import { CallError } from '@vitrine/contract/reply'
import { LANES } from '@vitrine/domain/partner/products/lanes'
import { useClient } from '#web/engine/use-client.ts'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { Note } from '#web/ui/note.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { EndPartnership } from '../end-partnership.tsx'
import styles from './give.module.css'
import { LANE_WORDS } from './lane-words.ts'
import { OfferForm } from './offer-form.tsx'
import { OrderRow } from './order-row.tsx'

type GivePanelProps = {
  id: number
  onClose(): void
  onChange(): void
  /** They are no partner any more. */
  onEnded(): void
}

/** One partner: how far they are, what they can be given, and the end of it. */
export function GivePanel({ id, onClose, onChange, onEnded }: GivePanelProps) {
  const t = useT()
  const client = useClient()
  const {
    latest: partner,
    error,
    retry,
  } = useAnswer(`partner ${id}`, () => client.call(getPartner, { params: { id } }))
  const isNone = error instanceof CallError && error.code === 404
  const changed = () => {
    retry()
    onChange()
  }
  return (
    <Panel isOpen onClose={onClose} side="sheet" title={partner?.name ?? t('staff.partner')}>
      {isNone && <Note tone="warn">{t('staff.noPartner')}</Note>}
      {error !== undefined && !isNone && <Failed text="staff.failed" onRetry={retry} />}
      {partner === undefined ? (
        <div className={styles.busy} aria-busy={error === undefined} />
      ) : (
        <Partner partner={partner} onChange={changed} onEnded={onEnded} />
      )}
    </Panel>
  )
}

type PartnerProps = { partner: CallReply<typeof getPartner>; onChange(): void; onEnded(): void }

function Partner({ partner, onChange, onEnded }: PartnerProps) {
  const t = useT()
  const { partner_id, name, handle, lanes, offered, orders, product_choose } = partner
  return (
    <>
      {handle && <p className={styles.second}>@{handle}</p>}
      <dl className={styles.lanes}>
        {LANES.map((lane) => (
          <div key={lane}>
            <dt>{t(LANE_WORDS[lane])}</dt>
            <dd>{lanes[lane]}</dd>
          </div>
        ))}
        <div>
          <dt>{t('staff.offered')}</dt>
          <dd>{offered}</dd>
        </div>
      </dl>
      <section className={styles.part} aria-label={t('staff.parcels')}>
        <h3>{t('staff.parcels')}</h3>
        <p className={styles.second}>{t(orders.length === 0 ? 'staff.noParcels' : 'staff.parcelsHint')}</p>
        <ul className={styles.orders}>
          {orders.map((order) => (
            <OrderRow key={order.number} order={order} onGiven={onChange} />
          ))}
        </ul>
      </section>
      <OfferForm partnerId={partner_id} mayChoose={product_choose} onOffered={onChange} />
      <div className={styles.part}>
        <EndPartnership id={partner_id} name={name} onEnded={onEnded} />
      </div>
    </>
  )
}
