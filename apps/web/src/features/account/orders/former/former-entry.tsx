import type { FormerOrder } from '@vitrine/contract/people/former-order'
import { formatMoney } from '@vitrine/i18n/figures/format-money'
import { useId, useState } from 'react'
import { FORMER_ENDINGS } from '#web/lib/order/former-endings.ts'
import { useDay } from '#web/lib/order/order-steps.tsx'
import { useMoneyReader } from '#web/lib/price/use-money-reader.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import list from '../order-list.module.css'
import styles from './former.module.css'

export function FormerEntry({ order }: { order: FormerOrder }) {
  const t = useT()
  const reader = useMoneyReader()
  const day = useDay()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { number, at, total, currency, ending, lines } = order
  const sum = formatMoney({ sum: total, currency }, reader)
  return (
    <li className={list.entry}>
      <h3 className={list.heading}>
        <button
          type="button"
          className={`${list.head} ${styles.head}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={list.name}>
            <span className={styles.number}>{t('account.order', { number })}</span>
            {ending && <span>{t(FORMER_ENDINGS[ending])}</span>}
            <small className="tone-second">{[day(at), sum].join(t('shell.comma'))}</small>
          </span>
          <Icon name="down" size="small" className={isOpen ? list.turned : undefined} />
        </button>
      </h3>
      <div id={id} className={styles.inside} hidden={!isOpen}>
        <ul className={styles.lines}>
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order of that time never move
            <li key={place} className={styles.line}>
              <span className={styles.qty}>{line.qty} ×</span>
              <span className={styles.what}>
                {line.name}
                {line.sku && <small className="tone-second">{line.sku}</small>}
              </span>
              {line.sum !== null && <span>{formatMoney({ sum: line.sum, currency }, reader)}</span>}
            </li>
          ))}
        </ul>
        <p className={styles.total}>
          <span>{t('account.formerTotal')}</span>
          <span>{sum}</span>
        </p>
      </div>
    </li>
  )
}
