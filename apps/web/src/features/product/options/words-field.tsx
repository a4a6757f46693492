import { DAYS_AHEAD, type DayRange } from '@vitrine/domain/catalog/days-ahead'
import { useEffect, useId, useState } from 'react'
import { daysFromNow } from '#web/lib/catalog/to-sellable.ts'
import control from '#web/ui/form/control.module.css'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './custom-options.module.css'
import type { FieldProps } from './field-props.ts'
import { OptionError, OptionHead } from './option-frame.tsx'
import { useExtra } from './use-extra.ts'

/** As long as the wire takes an answer. */
const LONGEST = 500
const COUNTED_FROM = 20

/** The shopper's own words, a date where the shop asks for one. Signs are counted as people count them. */
export function WordsField({ option, value, error, onChange }: FieldProps) {
  const t = useT()
  const extra = useExtra()
  const id = useId()
  const max = option.max_characters || LONGEST
  const days = useDays(option.validators)
  const used = [...value].length
  const shared = {
    id,
    value,
    required: option.is_require,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    className: error ? `${control.input} ${control.wrong}` : control.input,
    onChange: (event: { target: { value: string } }) => onChange(cut(event.target.value, max)),
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <OptionHead title={option.title} extra={extra(option)} isRequired={option.is_require} />
      </label>
      {option.type === 'area' ? (
        <textarea {...shared} rows={3} />
      ) : (
        <input {...shared} {...kindOf(option.validators)} {...days} />
      )}
      <OptionError id={`${id}-error`}>{error}</OptionError>
      {max >= COUNTED_FROM && max < LONGEST && used > 0 && (
        <p className={styles.count}>{t('purchase.signs', { used, max })}</p>
      )}
    </div>
  )
}

/** The days a calendar offers: of the shopper's own clock, which the server that drew the page does not know. */
function useDays(validators: FieldProps['option']['validators']): Partial<DayRange> {
  const days = Number(validators.find(({ rule }) => rule === DAYS_AHEAD)?.value ?? 0)
  const [range, setRange] = useState<Partial<DayRange>>({})
  useEffect(() => {
    if (days > 0) setRange(daysFromNow(days))
  }, [days])
  return range
}

const cut = (text: string, max: number) => [...text].slice(0, max).join('')

/** The right keyboard and the browser's own calendar; the rule itself is checked with the rest of the line. */
function kindOf(validators: FieldProps['option']['validators']): { type: string; inputMode?: 'decimal' } {
  const has = (name: string) => validators.some(({ rule }) => rule === name)
  if (has('number')) return { type: 'text', inputMode: 'decimal' }
  return { type: ['date', 'email'].find(has) ?? 'text' }
}
