import type { EditedProduct } from '@vitrine/contract/catalog/editing/edited-product'
import type { ProductParts } from '@vitrine/contract/catalog/editing/product-parts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { NumberInput } from '../../../writing/number-input.tsx'
import styles from '../../parts/parts.module.css'
import { RowButtons } from '../../parts/row-buttons.tsx'
import type { ProductDraft } from '../use-product-draft.ts'
import { AddSku } from './add-sku.tsx'
import { numbered } from './numbered.ts'
import own from './options.module.css'
import { TitlesFields, useTitle } from './titles-fields.tsx'

type Option = NonNullable<ProductParts['bundle_options']>[number]
type Selection = Option['selections'][number]
const TYPES = ['select', 'radio', 'checkbox', 'multi'] as const
const NEW: Option = { titles: { en: '' }, type: 'select', required: true, selections: [] }

/** What a bundle is put together of: places, each with the pieces one may choose for it. */
export function BundlePart({ draft, product }: { draft: ProductDraft; product: EditedProduct }) {
  const t = useT()
  const titleOf = useTitle()
  if (product.type !== 'bundle') return null
  const options = draft.partOf('bundle_options') ?? []
  const change = (next: Option[]) => draft.change('bundle_options', next)
  return (
    <section className={styles.part} aria-label={t('staff.optBundle')}>
      <h2>{t('staff.optBundle')}</h2>
      {numbered(options).map(({ key, one, at }) => {
        const name = titleOf(one.titles, at)
        const set = (next: Partial<Option>) => change(options.with(at, { ...one, ...next }))
        return (
          <fieldset key={key} className={own.group}>
            <legend>{name}</legend>
            <TitlesFields titles={one.titles} name={name} onChange={(titles) => set({ titles })} />
            <div className={own.line}>
              <select
                aria-label={`${name}: ${t('staff.optType')}`}
                value={one.type}
                onChange={({ target }) =>
                  set({ type: TYPES.find((type) => type === target.value) ?? one.type })
                }
              >
                {TYPES.map((type) => (
                  <option key={type} value={type}>
                    {t(`staff.opt.${type}`)}
                  </option>
                ))}
              </select>
              <label>
                <input
                  type="checkbox"
                  checked={one.required}
                  onChange={({ target }) => set({ required: target.checked })}
                />
                {t('staff.optRequired')}
              </label>
              <RowButtons rows={options} {...{ at, name }} onChange={change} />
            </div>
            <Selections
              rows={one.selections}
              {...{ name, named: product.named }}
              onChange={(selections) => set({ selections })}
            />
          </fieldset>
        )
      })}
      <Button look="line" className={own.more} onClick={() => change([...options, NEW])}>
        {t('staff.optAddPlace')}
      </Button>
    </section>
  )
}

type SelectionsProps = {
  rows: readonly Selection[]
  name: string
  named: EditedProduct['named']
  onChange(rows: Selection[]): void
}

function Selections({ rows, name, named, onChange }: SelectionsProps) {
  const t = useT()
  const add = (sku: string) => {
    const isFirst = rows.length === 0
    if (!rows.some((one) => one.sku === sku))
      onChange([...rows, { sku, qty: 1, is_default: isFirst, can_change_quantity: false }])
  }
  return (
    <>
      <ol className={own.rows}>
        {rows.map((one, at) => {
          const set = (next: Partial<Selection>) => onChange(rows.with(at, { ...one, ...next }))
          return (
            <li key={one.sku}>
              <span>
                {named[one.sku]?.name ?? one.sku} <small>{one.sku}</small>
              </span>
              <NumberInput
                kind="whole"
                required
                aria-label={`${one.sku}: ${t('staff.optQty')}`}
                value={one.qty}
                onChange={(qty) => set({ qty: qty ?? one.qty })}
              />
              <label>
                <input
                  type="checkbox"
                  checked={one.is_default}
                  onChange={({ target }) => set({ is_default: target.checked })}
                />
                {t('staff.optDefault')}
              </label>
              <label>
                <input
                  type="checkbox"
                  checked={one.can_change_quantity}
                  onChange={({ target }) => set({ can_change_quantity: target.checked })}
                />
                {t('staff.optOwnQty')}
              </label>
              <RowButtons {...{ rows, at, onChange }} name={named[one.sku]?.name ?? one.sku} />
            </li>
          )
        })}
      </ol>
      <AddSku label={name} onAdd={add} />
    </>
  )
}
