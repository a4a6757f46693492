import type { BundleOption } from '@vitrine/domain/catalog/product'
import { useId } from 'react'
import { Link } from 'react-router'
import { productPath } from '#web/lib/links.ts'
import { Picture } from '#web/ui/picture.tsx'
import chips from '#web/ui/product-card/size-chip.module.css'
import { usePrice, useT } from '#web/ui/shop-context.tsx'
import { GuideButton } from '../pickers/guide/guide-button.tsx'
import type { GuidedSizes } from '../pickers/guide/size-guide.tsx'
import type { PartChoice } from '../purchase/selection.ts'
import type { SizedLink } from '../variant/sized-part.ts'
import { StepHead } from './bundle-step.tsx'
import styles from './sets.module.css'

type StepProps = {
  option: BundleOption
  place: string
  sizes: readonly SizedLink[]
  choice: PartChoice
  isAsked: boolean
  /** The size was taken over from the last purchase. */
  isRemembered: boolean
  onChange(choice: PartChoice): void
}

/** One piece of a set in its sizes: the piece is shown once, and the size asked for as on its own page. */
export function SizeStep({ option, place, sizes, choice, isAsked, isRemembered, onChange }: StepProps) {
  const t = useT()
  const price = usePrice()
  const name = useId()
  const chosen = sizes.find(({ id }) => choice.ids.includes(id))
  const shown = chosen ?? sizes[0]
  if (!shown) return null
  const { product: part } = shown
  return (
    <fieldset className={styles.step} data-field={option.option_id}>
      <legend className={styles.legend}>
        <StepHead option={option} place={place} />
        <span className="tone-second">{t('shell.comma')}</span>
        <span className={chosen ? 'type-strong' : 'tone-second'}>{chosen?.size ?? t('product.choose')}</span>
        {isRemembered && <span className="tone-second"> {t('purchase.sizeLast')}</span>}
      </legend>
      <div className={styles.piece}>
        <Picture path={part.image} tone={part.tone} size="cart" alt="" className={styles.picture} />
        <Link className={styles.name} to={productPath(part)}>
          {part.name}
        </Link>
        <span className={styles.price}>{price(part.price_incl_tax)}</span>
      </div>
      <div className={chips.sizes}>
        {sizes.map(({ id, size, qty, product: { stock } }) => (
          <label key={id} className={stock.is_in_stock ? chips.size : `${chips.size} ${chips.out}`}>
            <input
              type="radio"
              className={chips.input}
              name={name}
              checked={choice.ids.includes(id)}
              disabled={!stock.is_in_stock && !choice.ids.includes(id)}
              onChange={() => onChange({ ids: [id], qty: qty || 1 })}
              aria-label={stock.is_in_stock ? size : t('product.soldOutValue', { value: size })}
            />
            <span>{size}</span>
          </label>
        ))}
      </div>
      <p className={styles.guide}>
        <GuideButton {...guidedSizes(sizes, onChange)} />
      </p>
      {isAsked && (
        <p className={styles.asked} role="alert">
          {t('purchase.chooseSize')}
        </p>
      )}
    </fieldset>
  )
}

function guidedSizes(sizes: readonly SizedLink[], onChange: StepProps['onChange']): GuidedSizes {
  const named = (name: string) => sizes.find(({ size }) => size === name)
  return {
    names: sizes.map(({ size }) => size),
    canTake: (name) => named(name)?.product.stock.is_in_stock ?? false,
    onTake(name) {
      const found = named(name)
      if (found) onChange({ ids: [found.id], qty: found.qty || 1 })
    },
  }
}
