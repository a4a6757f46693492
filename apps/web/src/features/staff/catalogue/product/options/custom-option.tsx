import type { ProductParts } from '@vitrine/contract/catalog/editing/product-parts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { NumberInput } from '../../../writing/number-input.tsx'
import { RowButtons } from '../../parts/row-buttons.tsx'
import { MoneyFields } from './money-fields.tsx'
import { numbered } from './numbered.ts'
import own from './options.module.css'
import { TitlesFields, useTitle } from './titles-fields.tsx'

const TYPES = ['field', 'area', 'drop_down', 'radio', 'checkbox', 'multiple'] as const
/** These are written into; of the others one chooses among values. */
const WRITTEN: readonly string[] = ['field', 'area']

export type Option = NonNullable<ProductParts['custom_options']>[number]
type Value = Option['values'][number]
type CustomOptionProps = { options: readonly Option[]; at: number; onChange(options: Option[]): void }

export function CustomOption({ options, at, onChange }: CustomOptionProps) {
  const t = useT()
  const titleOf = useTitle()
  const option = options[at]
  if (!option) return null
  const { titles, type, required, prices, max_characters: most, values, price_type } = option
  const name = titleOf(titles, at)
  const set = (next: Partial<Option>) => onChange(options.with(at, { ...option, ...next }))
  return (
    <fieldset className={own.group}>
      <legend>{name}</legend>
      <TitlesFields {...{ titles, name }} onChange={(titles) => set({ titles })} />
      <div className={own.line}>
        <select
          aria-label={`${name}: ${t('staff.optType')}`}
          value={type}
          onChange={({ target }) => set(ofType(option, target.value))}
        >
          {TYPES.map((one) => (
            <option key={one} value={one}>
              {t(`staff.opt.${one}`)}
            </option>
          ))}
        </select>
        <label>
          <input
            type="checkbox"
            checked={required}
            onChange={({ target }) => set({ required: target.checked })}
          />
          {t('staff.optRequired')}
        </label>
        {WRITTEN.includes(type) && (
          <label>
            {t('staff.optMost')}
            <NumberInput
              kind="whole"
              aria-label={`${name}: ${t('staff.optMost')}`}
              value={most || null}
              onChange={(count) => set({ max_characters: count ?? 0 })}
            />
          </label>
        )}
        <RowButtons rows={options} {...{ at, name, onChange }} />
      </div>
      {WRITTEN.includes(type) ? (
        <Price {...{ name, prices, price_type }} onChange={set} />
      ) : (
        <Values rows={values} name={name} onChange={(values) => set({ values })} />
      )}
    </fieldset>
  )
}

/** What one chooses among has values, what is written has a price of its own; the other of the two is left behind. */
function ofType(option: Option, wanted: string): Partial<Option> {
  const type = TYPES.find((one) => one === wanted) ?? option.type
  return WRITTEN.includes(type) ? { type, values: [] } : { type, prices: {}, max_characters: 0 }
}

type Priced = Pick<Value, 'prices' | 'price_type'>

function Price({
  name,
  prices,
  price_type: kind,
  onChange,
}: Priced & { name: string; onChange(next: Partial<Priced>): void }) {
  const t = useT()
  return (
    <>
      <select
        aria-label={`${name}: ${t('staff.optPriceType')}`}
        value={kind}
        onChange={({ target }) => onChange({ price_type: target.value === 'percent' ? 'percent' : 'fixed' })}
      >
        <option value="fixed">{t('staff.optFixed')}</option>
        <option value="percent">{t('staff.optPercent')}</option>
      </select>
      <MoneyFields
        {...{ prices, name }}
        isPercent={kind === 'percent'}
        onChange={(prices) => onChange({ prices })}
      />
    </>
  )
}

type ValuesProps = { rows: readonly Value[]; name: string; onChange(rows: Value[]): void }

function Values({ rows, name, onChange }: ValuesProps) {
  const t = useT()
  const titleOf = useTitle()
  return (
    <>
      {numbered(rows).map(({ key, one, at }) => {
        const label = `${name}, ${titleOf(one.titles, at)}`
        const set = (next: Partial<Value>) => onChange(rows.with(at, { ...one, ...next }))
        return (
          <fieldset key={key} className={own.value} aria-label={label}>
            <TitlesFields titles={one.titles} name={label} onChange={(titles) => set({ titles })} />
            <Price name={label} {...one} onChange={set} />
            <div className={own.line}>
              <RowButtons {...{ rows, at, onChange }} name={label} />
            </div>
          </fieldset>
        )
      })}
      <Button
        look="line"
        className={own.more}
        onClick={() => onChange([...rows, { titles: { en: '' }, prices: {}, price_type: 'fixed' }])}
      >
        {t('staff.optAddValue')}
      </Button>
    </>
  )
}
