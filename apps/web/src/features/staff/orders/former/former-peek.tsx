import type { FormerOrderDetails } from '@vitrine/contract/people/staff-former-orders'
import { formatMoney } from '@vitrine/i18n/figures/format-money'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { FORMER_ENDINGS } from '#web/lib/order/former-endings.ts'
import { useMoneyReader } from '#web/lib/price/use-money-reader.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import peek from '../../peek.module.css'
import { Peek } from '../../peek.tsx'
import { PeekWaits } from '../../peek-waits.tsx'
import order from '../order-peek.module.css'
import styles from './former.module.css'
import { formerDay } from './former-columns.tsx'
import { FormerPerson } from './former-person.tsx'
import { useFormerOrder } from './use-former-list.ts'

type FormerPeekProps = { id: number; ids: readonly number[]; onOpen(id?: number): void }

/** To be looked at: nothing can be done with it. */
export function FormerPeek({ id, ids, onOpen }: FormerPeekProps) {
  const t = useT()
  const { latest, error, retry } = useFormerOrder(id)
  return (
    <Peek
      {...{ id, ids, onOpen }}
      label={t('staff.order')}
      title={latest ? t('staff.number', { number: latest.number }) : '\u2026'}
      beside={latest && <Beside details={latest} />}
    >
      {latest ? (
        <div className={peek.body}>
          <div className={`${order.columns} ${styles.columns}`}>
            <Bill details={latest} />
            <FormerPerson details={latest} />
          </div>
        </div>
      ) : (
        <PeekWaits error={error} unknown="staff.orderUnknown" onRetry={retry} onClose={() => onOpen()} />
      )}
    </Peek>
  )
}

function Beside({ details: { ending, at } }: { details: FormerOrderDetails }) {
  const t = useT()
  const { locale } = useStore()
  return (
    <>
      {ending && <span className={order.badge}>{t(FORMER_ENDINGS[ending])}</span>}
      <span className={order.second}>{formerDay(locale, at)}</span>
    </>
  )
}

const SUM_WORDS = {
  subtotal: 'staff.formerSubtotal',
  discount: 'staff.formerDiscount',
  shipping: 'staff.delivery',
  tax: 'staff.formerTax',
  refunded: 'staff.formerRefunded',
} as const satisfies Record<FormerOrderDetails['sums'][number]['code'], MessageKey>

/** Each sum as its table told it; nothing is added up here. */
function Bill({ details: { lines, sums, total, currency } }: { details: FormerOrderDetails }) {
  const t = useT()
  const reader = useMoneyReader()
  const money = (sum: number) => formatMoney({ sum, currency }, reader)
  return (
    <div className={order.stack}>
      <ul className={styles.lines}>
        {lines.map(({ qty, name, sku, sum }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order of that time never move
          <li key={place}>
            <span className={order.second}>{qty} ×</span>
            <span>
              {name} {sku && <small className={order.second}>{sku}</small>}
            </span>
            <span>{sum !== null && money(sum)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        {sums.map(({ code, sum }) => (
          <div key={code}>
            <dt>{t(SUM_WORDS[code])}</dt>
            <dd>{money(sum)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('staff.total')}</dt>
          <dd>{money(total)}</dd>
        </div>
      </dl>
    </div>
  )
}
