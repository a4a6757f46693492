import type { ReturnKind } from '@vitrine/domain/order/returns/return-window'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../returns.module.css'
import { useMoment } from '../use-long-day.ts'
import type { Receipt } from '../use-return-flow.ts'
import type { ReturnProof } from '../use-return-proof.ts'
import { PieceList } from './piece-list.tsx'
import { SlipButton } from './slip-button.tsx'

type ReceiptProps = { kind: ReturnKind; proof: ReturnProof; told: Receipt }

/** What was declared and when; the same lies in the mailbox by now. */
export function ReturnReceipt({ kind, proof, told: { receipt, way, mailed_to } }: ReceiptProps) {
  const t = useT()
  const moment = useMoment()
  return (
    <section className={styles.step}>
      <h2 className="type-section" tabIndex={-1} data-return-number={receipt.number}>
        {t(kind === 'withdrawal' ? 'return.withdrawn' : 'return.announced')}
      </h2>
      <p>{t('return.receivedAt', { at: moment(receipt.at) })}</p>
      <PieceList lines={receipt.lines} />
      {mailed_to && <Note tone="info">{t('return.mailed', { email: mailed_to })}</Note>}
      {receipt.cancels ? (
        <p>{t('return.canceled')}</p>
      ) : (
        <>
          <p>
            {t('return.number', { number: receipt.number })}
            <br />
            {way.text}
          </p>
          <address className={styles.address}>
            {way.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <SlipButton number={receipt.number} proof={proof} />
        </>
      )}
    </section>
  )
}
