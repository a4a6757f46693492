import type { PickupPoint } from '@vitrine/contract/cart/checkout'
import { pointLines } from '@vitrine/i18n/format-point'
import { useId } from 'react'
import { ChoiceBox } from '#web/ui/form/choice-box.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './pickup-choice.module.css'

type PickupChoiceProps = {
  /** The nearest; none while nobody has said where. */
  points: readonly PickupPoint[]
  chosen: PickupPoint | undefined
  isMissing: boolean
  onChoose(code: string): void
}

/** Which of the nearest points the parcel waits at. None is chosen for anybody: it may be far from where they are. */
export function PickupChoice({ points, chosen, isMissing, onChoose }: PickupChoiceProps) {
  const t = useT()
  const { locale } = useStore()
  const id = useId()
  // Without an address there is none to choose: what is missing is said above.
  const missing = isMissing ? t('checkout.wrongPickup') : undefined
  const below = points.length === 0 ? t('checkout.pickupHint') : missing
  return (
    <div
      id={id}
      className={styles.pickup}
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-required
      aria-invalid={isMissing || undefined}
      aria-describedby={below && `${id}-below`}
    >
      <p id={`${id}-title`} className="type-strong">
        {t('checkout.pickup')}
      </p>
      {points.length > 0 && (
        <ChoiceBox
          type="radio"
          items={points.map((point) => {
            const [title = '', street, place, hours] = pointLines(point, locale)
            const below = (
              <>
                {[street, place].join(t('shell.comma'))}
                <br />
                {hours}
              </>
            )
            return { key: point.code, title, below }
          })}
          isChosen={(code) => code === chosen?.code}
          onPick={onChoose}
        />
      )}
      {below && (
        <p id={`${id}-below`} className={isMissing ? styles.wrong : 'tone-second'}>
          {below}
        </p>
      )}
    </div>
  )
}
