import { SALES_PERIODS, type SalesPeriod } from '@vitrine/contract/partner/sums'
import { useT } from '#web/ui/shop-context.tsx'
import { PERIOD_NAMES } from './sales-choice.tsx'
import { Segment } from './segment.tsx'

type PeriodChoiceProps = { period: SalesPeriod | undefined; onChoose: (period?: SalesPeriod) => void }
const ALL = 'all'

/** Beside a list that may be of a period, or of all there is. */
export function PeriodChoice({ period, onChoose }: PeriodChoiceProps) {
  const t = useT()
  const periods = SALES_PERIODS.map((value) => ({ value, text: t(PERIOD_NAMES[value]) }))
  return (
    <Segment
      label={t('partner.period')}
      options={[{ value: ALL, text: t('partner.always') }, ...periods]}
      value={period ?? ALL}
      onChoose={(value) => (value === ALL ? onChoose() : onChoose(value))}
    />
  )
}
