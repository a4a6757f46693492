import type { CustomOption } from '@vitrine/domain/catalog/product'
import { useId } from 'react'
import chips from '#web/ui/product-card/size-chip.module.css'
import { usePrice } from '#web/ui/shop-context.tsx'
import styles from './custom-options.module.css'
import type { FieldProps } from './field-props.ts'
import { OptionError, OptionHead } from './option-frame.tsx'

/** Answers that are what it costs altogether, as those of a gift card: "50 €, +25 €" is a riddle. */
export const asksForSum = ({ values, is_require }: CustomOption, base: number): boolean =>
  is_require &&
  values.length > 1 &&
  values.every(({ title, price, price_type }) => price_type !== 'percent' && sumIn(title) === base + price)

const sumIn = (title: string) => Number(title.replace(/\D/g, ''))

/** The sums side by side. */
export function SumField({ option, value, error, base, onChange }: FieldProps) {
  const price = usePrice()
  const id = useId()
  return (
    <fieldset className={styles.field} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>
        <OptionHead title={option.title} extra="" isRequired />
      </legend>
      <div className={chips.sizes}>
        {option.values.map(({ option_type_id: one, price: onTop }) => (
          <label key={one} className={chips.size}>
            <input
              type="radio"
              className={chips.input}
              name={id}
              checked={value === String(one)}
              onChange={() => onChange(String(one))}
            />
            <span>{price(base + onTop)}</span>
          </label>
        ))}
      </div>
      <OptionError id={`${id}-error`}>{error}</OptionError>
    </fieldset>
  )
}
