import { useId } from 'react'
import control from '#web/ui/form/control.module.css'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { ChoiceField } from './choice-field.tsx'
import styles from './custom-options.module.css'
import type { FieldProps } from './field-props.ts'
import { OptionError, OptionHead } from './option-frame.tsx'
import { toChoice } from './to-choice.tsx'
import { useExtra } from './use-extra.ts'

/** One of several: a list that opens, or all of them in sight. */
export function OneField({ option, ...rest }: FieldProps) {
  return option.type === 'radio' ? (
    <RadioField option={option} {...rest} />
  ) : (
    <ListField option={option} {...rest} />
  )
}

function ListField({ option, value, error, onChange }: FieldProps) {
  const t = useT()
  const extra = useExtra()
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <OptionHead title={option.title} extra="" isRequired={option.is_require} />
      </label>
      <span className={control.select}>
        <select
          id={id}
          className={error ? `${control.input} ${control.wrong}` : control.input}
          value={value}
          required={option.is_require}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{t(option.is_require ? 'purchase.choose' : 'product.optionNone')}</option>
          {option.values.map((one) => (
            <option key={one.option_type_id} value={one.option_type_id}>
              {[one.title, extra(one)].filter(Boolean).join(t('shell.comma'))}
            </option>
          ))}
        </select>
        <Icon name="down" size="small" />
      </span>
      <OptionError id={`${id}-error`}>{error}</OptionError>
    </div>
  )
}

function RadioField({ option, value, error, onChange }: FieldProps) {
  const t = useT()
  const extra = useExtra()
  const answers = option.values.map((one) => toChoice(one, extra))
  return (
    <ChoiceField
      option={option}
      error={error}
      type="radio"
      items={option.is_require ? answers : [{ key: '', title: t('product.optionNone') }, ...answers]}
      isChosen={(key) => key === value}
      onPick={onChange}
    />
  )
}
