import { SALES_PERIODS, type SalesPeriod } from '@vitrine/contract/partner/sums'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../sales.module.css'
import { Segment } from './segment.tsx'
import type { Asked } from './use-asked.ts'

export const PERIOD_NAMES: Record<SalesPeriod, MessageKey> = {
  today: 'partner.today',
  week: 'partner.week',
  month: 'partner.month',
  year: 'partner.year',
}
type SalesChoiceProps = {
  period: SalesPeriod
  /** The one shown, and all somebody earned in. */
  currency: string | undefined
  currencies: readonly string[]
  onChoose: (changed: Partial<Asked>) => void
}

/** Which period is seen, and in which money where there is more than one. */
export function SalesChoice({ period, currency, currencies, onChoose }: SalesChoiceProps) {
  const t = useT()
  return (
    <div className={styles.choice}>
      {currencies.length > 1 && currency !== undefined && (
        <Segment
          label={t('partner.currency')}
          options={currencies.map((value) => ({ value, text: value }))}
          value={currency}
          onChoose={(value) => onChoose({ currency: value })}
        />
      )}
      <Segment
        label={t('partner.period')}
        options={SALES_PERIODS.map((value) => ({ value, text: t(PERIOD_NAMES[value]) }))}
        value={period}
        onChoose={(value) => onChoose({ period: value })}
      />
    </div>
  )
}
