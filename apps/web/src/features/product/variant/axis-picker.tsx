import type { Choice } from '@vitrine/domain/catalog/choose-variant'
import type { ConfigurableOption, Product } from '@vitrine/domain/catalog/product'
import type { ReactNode } from 'react'
import { isLook } from '#web/lib/catalog/variant/choice.ts'
import { valuesOf } from '#web/lib/catalog/variant/values-of.ts'
import { isAvailable } from '#web/lib/catalog/variant/variant-stock.ts'
import { Picture } from '#web/ui/picture.tsx'
import chip from '#web/ui/product-card/size-chip.module.css'
import { Swatch } from '#web/ui/product-card/swatch.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './axis-picker.module.css'
import { picturesOf } from './pictures-of.ts'

type PickerProps = {
  product: Product
  axis: ConfigurableOption
  choice: Choice
  isAsked: boolean
  /** Beside the chosen value, such as "your size last time". */
  note?: ReactNode
  /** At the right end of the head. */
  aid?: ReactNode
  onPick(code: string, value: string): void
  children?: ReactNode
}

/** One axis of the variants as radio buttons: colours by their picture, sizes by their name. Sold-out ones stay and say so. */
export function AxisPicker({ product, axis, choice, isAsked, note, aid, onPick, children }: PickerProps) {
  const t = useT()
  const { attribute_code: code, label } = axis
  const chosen = axis.values.find((one) => one.value_index === choice[code])
  const look = isLook(product, code)
  // One size for all is told, not asked.
  const values = look || axis.values.length > 1 ? valuesOf(axis) : []
  return (
    <fieldset className={styles.axis} data-axis={code} data-field={code}>
      <legend className={styles.head}>
        <span className="tone-second">{t('shell.label', { label })}</span>
        <span className="type-strong">{chosen?.label ?? t('product.choose')}</span>
        {note && <span className="tone-second"> {note}</span>}
      </legend>
      {aid && <div className={styles.aid}>{aid}</div>}
      <div className={look ? styles.looks : chip.sizes}>
        {values.map((value) => (
          <AxisValue
            key={value.value_index}
            {...{ product, choice, code, look, value }}
            onPick={() => onPick(code, value.value_index)}
          />
        ))}
      </div>
      {isAsked && (
        <p className={styles.asked} role="alert">
          {t('product.chooseFirst', { what: label })}
        </p>
      )}
      {children}
    </fieldset>
  )
}

type ValueProps = {
  product: Product
  choice: Choice
  code: string
  look: boolean
  value: ConfigurableOption['values'][number]
  onPick(): void
}

function AxisValue({ product, choice, code, look, value, onPick }: ValueProps) {
  const t = useT()
  const { value_index: id, label } = value
  const isOut = !isAvailable(product, look ? {} : choice, { code, value: id })
  const name = isOut ? t('product.soldOutValue', { value: label }) : label
  const own = look ? styles : chip
  const classes = [look ? styles.look : chip.size, isOut && own.out].filter(Boolean)
  return (
    <label className={classes.join(' ')}>
      <input
        type="radio"
        className={chip.input}
        name={`axis-${code}`}
        checked={choice[code] === id}
        onChange={onPick}
        aria-label={name}
      />
      {look ? <Look product={product} value={value} /> : <span>{label}</span>}
    </label>
  )
}

/** A picture in the colour says most; a colour nobody photographed is a dot. */
function Look({ product, value }: Pick<ValueProps, 'product' | 'value'>) {
  const own = product.media_gallery.some((one) => one.color === value.value_index)
  const child = product.configurable_children.find((one) => one.attributes.color === value.value_index)
  const path = own ? picturesOf(product, { color: value.value_index })[0]?.image : child?.image
  if (path) return <Picture path={path} size="cart" alt="" loading="eager" />
  return (
    <span className={styles.dot}>
      <Swatch color={value.swatch ?? null} isLarge />
    </span>
  )
}
