import { listPartnerOrders, ORDER_MONEY } from '@vitrine/contract/partner/money'
import { useSearchParams } from 'react-router'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useObservable } from '#web/lib/use-observable.ts'
import { useT } from '#web/ui/shop-context.tsx'
import goods from '../../goods/goods.module.css'
import { cabinetRounds } from '../../refresh.ts'
import own from './orders.module.css'
import type { ordersAsked } from './orders-asked.ts'

/** Those of one state of money alone, with how many there are of each; the address keeps which. */
export function OrderStates({ asked: { money, ...rest } }: { asked: ReturnType<typeof ordersAsked> }) {
  const t = useT()
  const client = useClient()
  const rounds = useObservable(cabinetRounds)
  const [query, setQuery] = useSearchParams()
  // Asked for by itself: which of them is pressed changes none.
  const { latest } = useAnswer(`order states ${JSON.stringify(rest)} ${rounds}`, () =>
    client.call(listPartnerOrders, { query: { ...rest, size: 1 } }),
  )
  function choose(state: typeof money) {
    const next = new URLSearchParams(query)
    next.delete('money')
    if (state) next.set('money', state)
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  return (
    <fieldset className={`${goods.kinds} ${own.states}`}>
      <legend className="visually-hidden">{t('partner.moneyState')}</legend>
      {[undefined, ...ORDER_MONEY].map((state) => (
        <button
          key={state ?? 'all'}
          type="button"
          aria-pressed={state === money}
          onClick={() => choose(state)}
        >
          {t(`partner.${state ?? 'always'}`)} {latest?.counts[state ?? 'all']}
        </button>
      ))}
    </fieldset>
  )
}
