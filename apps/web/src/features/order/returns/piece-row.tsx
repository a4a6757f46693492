import type { ReturnOffer } from '@vitrine/contract/order/returns'
import { useId } from 'react'
import { useAnswers } from '#web/ui/bill/use-answers.ts'
import { Stepper } from '#web/ui/form/stepper.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { KEPT_WORDS } from './return-words.ts'
import styles from './returns.module.css'

type PieceProps = { line: ReturnOffer['lines'][number]; qty: number; onChange(qty: number): void }

/** What cannot come back stays in the list, and says why. */
export function PieceRow({ line, qty, onChange }: PieceProps) {
  const t = useT()
  const answers = useAnswers()
  const id = useId()
  const { name, options, thumbnail, left, kept } = line
  const why = kept ? t(KEPT_WORDS[kept]) : left === 0 ? t('return.alreadyBack') : ''
  return (
    <div className={styles.piece} data-kept={left === 0 ? '' : undefined}>
      <input
        type="checkbox"
        id={id}
        checked={qty > 0}
        disabled={left === 0}
        onChange={(event) => onChange(event.target.checked ? left : 0)}
      />
      <label htmlFor={id}>
        <Picture path={thumbnail} size="cart" alt="" />
        <span>
          {name}
          <br />
          <span className="tone-second">{answers(options, t('checkout.pieces', { qty: line.qty }))}</span>
          {why && <span className={styles.why}>{why}</span>}
        </span>
      </label>
      {left > 1 && qty > 0 && (
        <Stepper
          value={qty}
          max={left}
          labels={{
            group: t('return.howMany', { name }),
            less: t('return.less', { name }),
            more: t('return.more', { name }),
          }}
          onChange={onChange}
        />
      )}
    </div>
  )
}
