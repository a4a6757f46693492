import { SOLD_PERIODS, type SoldPeriod } from '@vitrine/contract/desk/home'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './home.module.css'

const PERIOD_WORDS: Record<SoldPeriod, MessageKey> = {
  today: 'staff.homeDay',
  week: 'staff.homeWeek',
  month: 'staff.homeMonth',
  year: 'staff.homeYear',
}

export function PeriodChoice({
  period,
  onChoose,
}: {
  period: SoldPeriod
  onChoose(period: SoldPeriod): void
}) {
  const t = useT()
  return (
    <Choice<SoldPeriod>
      label={t('staff.homePeriod')}
      options={SOLD_PERIODS.map((value) => ({ value, text: t(PERIOD_WORDS[value]) }))}
      value={period}
      onChoose={onChoose}
    />
  )
}

type ChoiceProps<Value> = {
  label: string
  options: readonly { value: Value; text: string }[]
  value: Value
  onChoose(value: Value): void
}

export function Choice<Value extends string>({ label, options, value, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.text}
        </button>
      ))}
    </fieldset>
  )
}
