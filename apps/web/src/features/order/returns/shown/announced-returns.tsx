import type { ReturnView } from '@vitrine/contract/order/returns'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../returns.module.css'
import { useLongDay } from '../use-long-day.ts'
import type { ReturnProof } from '../use-return-proof.ts'
import { PieceList } from './piece-list.tsx'
import { SlipButton } from './slip-button.tsx'

type AnnouncedProps = { returns: readonly ReturnView[]; proof: ReturnProof }

/** The shop may have given up on a parcel, or its pieces came without being told apart. */
function stateOf({ cancels, closed, lines }: Pick<ReturnView, 'cancels' | 'closed' | 'lines'>): MessageKey {
  if (cancels) return 'return.stateCanceled'
  if (!closed) return 'return.stateOpen'
  return lines.every(({ qty, received }) => received >= qty) ? 'return.stateClosed' : 'return.stateEnded'
}

/** Where what was sent back, or withdrawn from, stands. */
export function AnnouncedReturns({ returns, proof }: AnnouncedProps) {
  const t = useT()
  const day = useLongDay()
  if (returns.length === 0) return null
  return (
    <ul className={styles.announced}>
      {returns.map(({ number, kind, at, cancels, closed, lines }) => (
        <li key={number}>
          <h3>{t(kind === 'withdrawal' ? 'return.withdrawalOf' : 'return.returnOf', { date: day(at) })}</h3>
          <p className="tone-second">{t(stateOf({ cancels, closed, lines }), { number })}</p>
          <PieceList lines={lines} />
          {!closed && <SlipButton number={number} proof={proof} />}
        </li>
      ))}
    </ul>
  )
}
