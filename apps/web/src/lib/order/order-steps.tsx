import type { DeliveryStage } from '@vitrine/domain/order/delivery-step'
import type { OrderProgress } from '@vitrine/domain/order/progress/order-progress'
import { TIME_ZONES } from '@vitrine/domain/store/time-zone'
import { dayNumber, yearOf } from '@vitrine/i18n/calendar/calendar-day'
import { useShopInfo } from '#web/lib/use-shop-info.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './order-steps.module.css'

const NAMES = {
  1: 'account.stage1',
  2: 'account.stage2',
  3: 'account.stage3',
  4: 'account.stage4',
  5: 'account.stage5',
} as const satisfies Record<Exclude<DeliveryStage, 0>, string>
const STAGES = [1, 2, 3, 4, 5] as const
/** At a pick-up point. */
const WAITS = 4

type StepsProps = {
  progress: OrderProgress
  /** Nothing starts before: no step is marked as taken. */
  waitsForPayment?: boolean
}

/** Its steps, each with the day it was or will be reached; of what goes no further, how it ended. */
export function OrderSteps({ progress, waitsForPayment = false }: StepsProps) {
  const t = useT()
  const day = useDay('short')
  const named = useShopInfo().stages
  const { stage, steps, expected } = progress
  if (progress.canceled || progress.returned || stage === 0) return <Ended progress={progress} />
  if (progress.carried === false) return null
  const reached = waitsForPayment ? 0 : stage
  const waited = progress.fetched || stage === WAITS || steps.some((one) => one.stage === WAITS)
  const dayOf = (one: DeliveryStage): string => {
    if (waitsForPayment) return one === 1 ? t('account.afterPayment') : ''
    const at = one <= stage ? steps.find(({ stage: done }) => done === one)?.at : undefined
    if (at) return day(at)
    return one === 5 && expected && stage < 5 ? day(expected) : ''
  }
  return (
    <ol className={styles.steps} aria-label={t('account.steps')}>
      {STAGES.filter((one) => one !== WAITS || waited).map((one) => (
        <li
          key={one}
          data-done={one <= reached ? '' : undefined}
          aria-current={one === reached ? 'step' : undefined}
        >
          <span>{named[one - 1] || t(NAMES[one])}</span>
          <small>{dayOf(one)}</small>
        </li>
      ))}
    </ol>
  )
}

function Ended({ progress: { returned, cancel_reason: reason } }: StepsProps) {
  const t = useT()
  return (
    <div className="tone-second">
      <p>{t(returned ? 'account.returned' : 'account.canceled')}</p>
      {reason && <p>{t('account.cancelReason', { reason })}</p>}
    </div>
  )
}

/** Where it stands, in one line: the day it came, or is to come. */
export function OrderState({ progress, waitsForPayment = false }: StepsProps) {
  const t = useT()
  const day = useDay()
  const named = useShopInfo().stages
  const { stage, steps, expected } = progress
  if (progress.canceled || progress.returned || stage === 0)
    return t(progress.returned ? 'account.returned' : 'account.canceled')
  if (waitsForPayment) return t('account.unpaid')
  const delivered = steps.find((one) => one.stage === 5)?.at
  if (stage === 5 && delivered) return t('account.deliveredOn', { date: day(delivered) })
  const until = stage < 5 && expected ? t('account.expectedBy', { date: day(expected) }) : ''
  const shown = progress.carried !== false || stage === 5 ? stage : 1
  return [named[shown - 1] || t(NAMES[shown]), until].filter(Boolean).join(t('shell.comma'))
}

/** By the calendar of the store; the year only where it is not this one (spec accounts §9). */
export function useDay(month: 'short' | 'long' = 'long'): (date: string) => string {
  const { locale, code } = useStore()
  const timeZone = TIME_ZONES[code]
  return (date) => {
    const at = new Date(date)
    const isThisYear = yearOf(dayNumber(at, timeZone)) === yearOf(dayNumber(new Date(), timeZone))
    return new Intl.DateTimeFormat(locale, {
      ...{ day: 'numeric', month, timeZone },
      ...(!isThisYear && { year: 'numeric' }),
    }).format(at)
  }
}
