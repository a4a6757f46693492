import type { StaffOrderDetails } from '@vitrine/contract/order/staff-orders'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Stepper } from '#web/ui/form/stepper.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../order-peek.module.css'
import type { StaffActs } from '../use-staff-order.ts'
import act from './acts.module.css'

type ReturnedLinesProps = { details: StaffOrderDetails; acts: StaffActs }

/** What the warehouse has in hand, piece by piece; announced or not. */
export function ReturnedLines({ details, acts }: ReturnedLinesProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  if (details.returnable.length === 0) return null
  return (
    <section className={styles.part}>
      <h3>{t('staff.piecesBack')}</h3>
      {isOpen ? (
        <BookForm {...{ details, acts }} onClose={() => setOpen(false)} />
      ) : (
        <Button look="line" onClick={() => setOpen(true)}>
          {t('staff.piecesBackOpen')}
        </Button>
      )}
    </section>
  )
}

/** What was announced is offered; whoever has the parcel open says what is in it. */
function BookForm({ details: { returnable }, acts, onClose }: ReturnedLinesProps & { onClose(): void }) {
  const t = useT()
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map())
  const qtyOf = new Map(
    returnable.map(({ line_id, left, awaited }) => [line_id, Math.min(left, chosen.get(line_id) ?? awaited)]),
  )
  const count = returnable.reduce((sum, { line_id }) => sum + (qtyOf.get(line_id) ?? 0), 0)
  const isWhole = returnable.every(({ line_id, left }) => qtyOf.get(line_id) === left)
  const isHeld = acts.isBusy || count === 0
  return (
    <>
      <ul className={act.lines}>
        {returnable.map(({ line_id, name, options, left, awaited }) => {
          const called = [name, ...options.map(({ value }) => value)].join(t('shell.comma'))
          const of = (word: MessageKey) => `${t(word)}${t('shell.comma')}${called}`
          return (
            <li key={line_id}>
              <span>
                {called}{' '}
                {awaited > 0 && (
                  <span className={styles.second}>{t('staff.piecesBackAwaited', { count: awaited })}</span>
                )}
              </span>
              <Stepper
                value={qtyOf.get(line_id) ?? 0}
                min={0}
                max={left}
                labels={{ group: of('staff.piecesBack'), less: of('cart.less'), more: of('cart.more') }}
                onChange={(qty) => setChosen(new Map([...chosen, [line_id, qty]]))}
              />
            </li>
          )
        })}
      </ul>
      <p>{[isWhole && t('staff.piecesBackWhole'), t('staff.piecesBackHint')].filter(Boolean).join(' ')}</p>
      <p className={act.row}>
        <Button
          isBusy={acts.isBusy}
          disabled={isHeld}
          onClick={() => void acts.bookReturned(qtyOf).then((isDone) => isDone && onClose())}
        >
          {t('staff.piecesBackDo', { count })}
        </Button>
        <Button look="line" onClick={onClose}>
          {t('staff.notNow')}
        </Button>
      </p>
    </>
  )
}
