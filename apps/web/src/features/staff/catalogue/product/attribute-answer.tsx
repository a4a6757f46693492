import type { AttributeMeta } from '@vitrine/contract/catalog'
import { useT } from '#web/ui/shop-context.tsx'
import { NumberInput } from '../../writing/number-input.tsx'

type AttributeAnswerProps = {
  attribute: AttributeMeta
  /** Keys of options, `1` or `0`, or one text, as products have them. */
  values: readonly string[]
  onChange(values: readonly string[]): void
}

/** One option, several, yes or no, or what is written. */
export function AttributeAnswer({ attribute, values, onChange }: AttributeAnswerProps) {
  const t = useT()
  const { frontend_input: kind, frontend_label: label, options } = attribute
  const [value = ''] = values
  if (kind === 'multiselect')
    return (
      <div>
        {options.map(({ key, label: words }) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={values.includes(key)}
              onChange={() =>
                onChange(values.includes(key) ? values.filter((one) => one !== key) : [...values, key])
              }
            />{' '}
            {words}
          </label>
        ))}
      </div>
    )
  if (kind === 'number')
    return (
      <NumberInput
        kind="decimal"
        aria-label={label}
        value={value === '' ? null : Number(value)}
        onChange={(number) => onChange(number === null ? [] : [String(number)])}
      />
    )
  if (kind === 'text')
    return (
      <input
        maxLength={1_000}
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value === '' ? [] : [target.value])}
      />
    )
  const choices =
    kind === 'boolean'
      ? [
          { key: '1', label: t('staff.atrYes') },
          { key: '0', label: t('staff.atrNo') },
        ]
      : options
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value === '' ? [] : [target.value])}
    >
      <option value="">{t('staff.atrNothing')}</option>
      {choices.map(({ key, label: words }) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </select>
  )
}
