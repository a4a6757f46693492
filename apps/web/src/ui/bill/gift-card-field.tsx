import { useState } from 'react'
import { useFocusKept } from '../focus/use-focus-kept.ts'
import { usePrice, useT } from '../shop-context.tsx'
import { CodeForm, fieldOrButton } from './code-form.tsx'
import styles from './coupon-field.module.css'
import { RemoveCode } from './remove-code.tsx'

type Card = { id: number; code_end: string; amount: number; left: number }
type GiftCardFieldProps = {
  cards: readonly Card[]
  /** What is to be said of the last one that was typed. */
  note: string | undefined
  isBusy: boolean
  onApply(code: string): void
  onRemove(id: number): void
}

/** Several at a time: each by the end of its code, with what it pays and what is left on it then; below them the next. */
export function GiftCardField({ cards, note, isBusy, onApply, onRemove }: GiftCardFieldProps) {
  const t = useT()
  const price = usePrice()
  const ids = cards.map(({ id }) => id).join()
  const added = useAdded(ids)
  const kept = useFocusKept(ids, fieldOrButton)
  const words = { open: t('cart.giftOpen'), label: t('cart.gift'), apply: t('cart.couponApply') }
  return (
    <div {...kept} className={styles.coupon}>
      {cards.map(({ id, code_end: end, amount, left }) => (
        <div key={id} className={styles.on}>
          <span role="status">
            {t('cart.giftNamed', { end })}
            <span className={styles.second}>
              {t('cart.giftPays', { amount: price(amount), left: price(left) })}
            </span>
          </span>
          <RemoveCode label={t('cart.giftRemove', { end })} isBusy={isBusy} onRemove={() => onRemove(id)} />
        </div>
      ))}
      {/* A card that is on the bag leaves an empty field for the next. */}
      <CodeForm key={added} words={words} maxLength={40} note={note} isBusy={isBusy} onApply={onApply} />
    </div>
  )
}

/** How often a card came; one that is taken off takes nothing from what is being typed. */
function useAdded(ids: string): number {
  const [before, setBefore] = useState({ ids, added: 0 })
  if (before.ids === ids) return before.added
  const known = new Set(before.ids.split(','))
  const added = before.added + (ids !== '' && ids.split(',').some((id) => !known.has(id)) ? 1 : 0)
  setBefore({ ids, added })
  return added
}
