import { SALES_PERIODS, type SalesPeriod } from '@vitrine/contract/partner/sales'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../sales.module.css'

const NAMES: Record<SalesPeriod, MessageKey> = {
  today: 'partner.today',
  week: 'partner.week',
  month: 'partner.month',
  year: 'partner.year',
}
type PeriodChoiceProps = { period: SalesPeriod; onChoose: (period: SalesPeriod) => void }

export function PeriodChoice({ period, onChoose }: PeriodChoiceProps) {
  const t = useT()
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of one choice, and no form to send
    <div className={styles.segment} role="group" aria-label={t('partner.period')}>
      {SALES_PERIODS.map((one) => (
        <button key={one} type="button" aria-pressed={one === period} onClick={() => onChoose(one)}>
          {t(NAMES[one])}
        </button>
      ))}
    </div>
  )
}
