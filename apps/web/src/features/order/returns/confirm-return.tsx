import type { ReturnOffer } from '@vitrine/contract/order/returns'
import type { ReturnKind } from '@vitrine/domain/order/returns/return-window'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { REASON_WORDS } from './return-words.ts'
import styles from './returns.module.css'
import { PieceList } from './shown/piece-list.tsx'
import { useLongDay } from './use-long-day.ts'
import type { Chosen } from './use-return-flow.ts'

type ConfirmProps = {
  kind: ReturnKind
  offer: ReturnOffer
  chosen: Chosen
  isBusy: boolean
  onBack(): void
  onConfirm(): void
}

/** The second step: the declaration, word for word, and the button that makes it. */
export function ConfirmReturn({ kind, offer, chosen, isBusy, onBack, onConfirm }: ConfirmProps) {
  const t = useT()
  const day = useLongDay()
  const lines = offer.lines
    .filter(({ line_id }) => chosen.pieces[line_id] !== undefined)
    .map((line) => ({ ...line, qty: chosen.pieces[line.line_id] ?? 0 }))
  const isWithdrawal = kind === 'withdrawal'
  const isAll =
    offer.can_cancel &&
    offer.lines.every(({ line_id, left, kept }) => kept === null && (chosen.pieces[line_id] ?? 0) === left)
  return (
    <section className={styles.step}>
      <h2 className="type-section" tabIndex={-1}>
        {t(isWithdrawal ? 'return.confirmWithdrawal' : 'return.confirmReturn')}
      </h2>
      <p>
        {t(isWithdrawal ? 'return.declaration' : 'return.announcement', {
          number: offer.number,
          date: day(offer.created_at),
        })}
      </p>
      <PieceList lines={lines} />
      {chosen.reason && <p>{t('return.because', { reason: t(REASON_WORDS[chosen.reason]) })}</p>}
      {isAll && <p className="tone-second">{t('return.cancelsAll')}</p>}
      <p className={styles.buttons}>
        <Button isBusy={isBusy} disabled={isBusy} onClick={onConfirm}>
          {t(isWithdrawal ? 'return.confirmNow' : 'return.announceNow')}
        </Button>
        <Button look="line" disabled={isBusy} onClick={onBack}>
          {t('return.back')}
        </Button>
      </p>
    </section>
  )
}
