import type { OrderView } from '@vitrine/contract/order'
import type { ReturnKind } from '@vitrine/domain/order/returns/return-window'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { ButtonLink } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { OrderAccess } from '../use-order.ts'
import styles from './returns.module.css'
import { AnnouncedReturns } from './shown/announced-returns.tsx'
import { useLongDay } from './use-long-day.ts'

type OrderReturnsProps = { order: OrderView; access: OrderAccess }

const WAYS = [
  { kind: 'return', path: '/return', words: 'return.sendBack' },
  { kind: 'withdrawal', path: '/withdrawal', words: 'return.withdraw' },
] as const satisfies { kind: ReturnKind; path: string; words: MessageKey }[]

/** On the page of an order: what comes back already, and the ways there still are to withdraw or send back. */
export function OrderReturns({ order: { returns, ways_back }, access }: OrderReturnsProps) {
  const t = useT()
  const day = useLongDay()
  const open = WAYS.map((way) => ({
    ...way,
    told: ways_back.find((one) => one.kind === way.kind && one.open),
  }))
  const isOpen = open.some(({ told }) => told)
  const past = isOpen ? undefined : ways_back.find(({ kind }) => kind === 'return')?.last_day
  if (returns.length === 0 && ways_back.length === 0) return null
  return (
    <section className={styles.step} aria-label={t('shell.returns')}>
      {returns.length > 0 && <h2 className="type-section">{t('shell.returns')}</h2>}
      <AnnouncedReturns returns={returns} proof={access} />
      {isOpen && (
        <ul className={styles.ways}>
          {open.map(
            ({ kind, path, words, told }) =>
              told && (
                <li key={kind}>
                  <ButtonLink
                    look="line"
                    to={`${path}?order=${encodeURIComponent(access.id)}`}
                    {...(access.key !== undefined && { state: { key: access.key } })}
                  >
                    {t(words)}
                  </ButtonLink>
                  {told.last_day && (
                    <small className="tone-second">{t('return.lastDay', { date: day(told.last_day) })}</small>
                  )}
                </li>
              ),
          )}
        </ul>
      )}
      {past && <p className="tone-second">{t('return.tooLate', { date: day(past) })}</p>}
    </section>
  )
}
