import type { ConfigurableOption, Product } from '@vitrine/domain/catalog/product'
import { Picture } from '#web/ui/picture.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './axis-picker.module.css'
import { type Choice, isAvailable, isLook } from './choice.ts'
import { picturesOf } from './pictures-of.ts'

type PickerProps = {
  product: Product
  axis: ConfigurableOption
  choice: Choice
  isAsked: boolean
  onPick(code: string, value: string): void
}

/** One axis of the variants as radio buttons: colours by their picture, sizes by their name. Sold-out ones stay and say so. */
export function AxisPicker({ product, axis, choice, isAsked, onPick }: PickerProps) {
  const t = useT()
  const { attribute_code: code, label, values } = axis
  const chosen = values.find((one) => one.value_index === choice[code])
  const look = isLook(product, code)
  return (
    <fieldset className={styles.axis} data-axis={code}>
      <legend className={styles.head}>
        <span className="tone-second">{label}:</span>{' '}
        <span className="type-strong">{chosen?.label ?? t('product.choose')}</span>
      </legend>
      <div className={look ? styles.looks : styles.sizes}>
        {values.map((value) => (
          <AxisValue
            key={value.value_index}
            {...{ product, choice, code, look }}
            value={value.value_index}
            label={value.label}
            onPick={() => onPick(code, value.value_index)}
          />
        ))}
      </div>
      {isAsked && (
        <p className={styles.asked} role="alert">
          {t('product.chooseFirst', { what: label })}
        </p>
      )}
    </fieldset>
  )
}

type ValueProps = {
  product: Product
  choice: Choice
  code: string
  look: boolean
  value: string
  label: string
  onPick(): void
}

function AxisValue({ product, choice, code, look, value, label, onPick }: ValueProps) {
  const t = useT()
  const isOut = !isAvailable(product, look ? {} : choice, { code, value })
  const name = isOut ? t('product.soldOutValue', { value: label }) : label
  return (
    <label className={look ? styles.look : isOut ? `${styles.size} ${styles.out}` : styles.size}>
      <input
        type="radio"
        className={styles.input}
        name={`axis-${code}`}
        checked={choice[code] === value}
        onChange={onPick}
        aria-label={name}
      />
      {look ? (
        <Picture
          path={picturesOf(product, { color: value })[0]?.image ?? null}
          size="cart"
          alt=""
          loading="eager"
        />
      ) : (
        <span>{label}</span>
      )}
    </label>
  )
}
