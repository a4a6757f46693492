import type { ReturnOffer } from '@vitrine/contract/order/returns'
import { RETURN_REASONS, type ReturnReason } from '@vitrine/domain/order/returns/left-to-return'
import type { ReturnKind } from '@vitrine/domain/order/returns/return-window'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { PieceRow } from './piece-row.tsx'
import { PROBLEM_WORDS, REASON_WORDS } from './return-words.ts'
import styles from './returns.module.css'
import { AnnouncedReturns } from './shown/announced-returns.tsx'
import { useLongDay } from './use-long-day.ts'
import type { Chosen } from './use-return-flow.ts'
import type { ReturnProof } from './use-return-proof.ts'

type ChooseProps = {
  kind: ReturnKind
  offer: ReturnOffer
  proof: ReturnProof
  chosen: Chosen
  onChoose(chosen: Chosen): void
  onNext(): void
}

/** The first step: which pieces, and until when; or why it cannot be. */
export function ChoosePieces({ kind, offer, proof, chosen, onChoose, onNext }: ChooseProps) {
  const t = useT()
  const day = useLongDay()
  const isNoneChosen = Object.keys(chosen.pieces).length === 0
  const [wasNone, setWasNone] = useState(false)
  const choose = (line: number, qty: number) => {
    const { [line]: _, ...rest } = chosen.pieces
    onChoose({ ...chosen, pieces: qty > 0 ? { ...rest, [line]: qty } : rest })
  }
  const isPossible = offer.open && offer.lines.some(({ left }) => left > 0)
  return (
    <section className={styles.step}>
      <h2 className="type-section" tabIndex={-1}>
        {t('return.order', { number: offer.number, date: day(offer.created_at) })}
      </h2>
      <AnnouncedReturns returns={offer.returns} proof={proof} />
      {offer.problem && (
        <Note tone="warn">
          {t(PROBLEM_WORDS[kind][offer.problem], { date: offer.last_day ? day(offer.last_day) : '' })}
        </Note>
      )}
      {offer.open && !isPossible && <Note tone="info">{t('return.nothingLeft')}</Note>}
      {isPossible && (
        <>
          {offer.last_day && <p>{t('return.lastDay', { date: day(offer.last_day) })}</p>}
          <fieldset className={styles.pieces}>
            <legend>{t(kind === 'withdrawal' ? 'return.whichWithdrawn' : 'return.whichBack')}</legend>
            {offer.lines.map((line) => (
              <PieceRow
                key={line.line_id}
                line={line}
                qty={chosen.pieces[line.line_id] ?? 0}
                onChange={(qty) => choose(line.line_id, qty)}
              />
            ))}
          </fieldset>
          {kind === 'return' && (
            <SelectField
              label={t('return.reason')}
              value={chosen.reason}
              options={[
                { value: '', text: t('return.reasonNone') },
                ...RETURN_REASONS.map((value) => ({ value, text: t(REASON_WORDS[value]) })),
              ]}
              onChange={(reason) => onChoose({ ...chosen, reason: reason as ReturnReason | '' })}
            />
          )}
          {wasNone && isNoneChosen && <Note tone="error">{t('return.noneChosen')}</Note>}
          <Button onClick={() => (isNoneChosen ? setWasNone(true) : onNext())}>{t('return.continue')}</Button>
        </>
      )}
    </section>
  )
}
