import type { LooseProductOption } from '@vitrine/domain/cart/product-option'
import type { CustomOption } from '@vitrine/domain/catalog/product'
import { useState } from 'react'
import { TextField } from '#web/ui/form/text-field.tsx'
import { usePrice, useT } from '#web/ui/shop-context.tsx'
import styles from './custom-options.module.css'

type OptionsProps = { options: CustomOption[]; onChange(option: LooseProductOption): void }

/** What a shopper may add to the product: own words, or one of several extras. The server counts the surcharge. */
export function CustomOptions({ options, onChange }: OptionsProps) {
  const [values, setValues] = useState<Record<number, string>>({})
  const set = (id: number, value: string) => {
    const next = { ...values, [id]: value }
    setValues(next)
    const custom_options = Object.entries(next).map(([option_id, option_value]) => ({
      option_id,
      option_value,
    }))
    onChange({ extension_attributes: { custom_options } })
  }
  return options.map((option) => (
    <OptionField
      key={option.option_id}
      option={option}
      value={values[option.option_id] ?? ''}
      onChange={(value) => set(option.option_id, value)}
    />
  ))
}

function OptionField({
  option,
  value,
  onChange,
}: {
  option: CustomOption
  value: string
  onChange(value: string): void
}) {
  const t = useT()
  const price = usePrice()
  const extra = (amount: number, type: CustomOption['price_type']) => {
    if (amount === 0) return ''
    return type === 'percent' ? `+${t('product.percent', { percent: amount })}` : `+${price(amount)}`
  }
  if (option.type === 'field' || option.type === 'area') {
    return (
      <TextField
        label={option.title}
        hint={extra(option.price, option.price_type)}
        value={value}
        isRequired={option.is_require}
        maxLength={option.max_characters || 200}
        onChange={onChange}
      />
    )
  }
  return (
    <label className={styles.field}>
      <span className="type-small type-strong">{option.title}</span>
      <select className={styles.select} value={value} onChange={(event) => onChange(event.target.value)}>
        {!option.is_require && <option value="">{t('product.optionNone')}</option>}
        {option.values.map((one) => (
          <option key={one.option_type_id} value={one.option_type_id}>
            {[one.title, extra(one.price, one.price_type)].filter(Boolean).join(', ')}
          </option>
        ))}
      </select>
    </label>
  )
}
