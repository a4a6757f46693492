import { getAttributes } from '@vitrine/contract/catalog'
import type { EditedProduct } from '@vitrine/contract/catalog/editing/edited-product'
import { MAX_AXES } from '@vitrine/domain/catalog/editing/product-limits'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { IconButton } from '#web/ui/button.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from '../../parts/parts.module.css'
import { RowButtons } from '../../parts/row-buttons.tsx'
import type { ProductDraft } from '../use-product-draft.ts'
import { AddSku } from './add-sku.tsx'
import own from './options.module.css'

/** What variants differ in, and which products are variants of this one. */
export function VariantsPart({ draft, product }: { draft: ProductDraft; product: EditedProduct }) {
  const t = useT()
  if (product.type !== 'configurable') return null
  const children = draft.partOf('children') ?? []
  const nameOf = (sku: string) => product.variants.find((one) => one.sku === sku)?.name ?? sku
  const change = (next: string[]) => draft.change('children', next)
  return (
    <section className={styles.part} aria-label={t('staff.optChildren')}>
      <h2>{t('staff.optChildren')}</h2>
      <Axes axes={draft.partOf('axes') ?? []} onChange={(axes) => draft.change('axes', axes)} />
      <ol className={own.rows}>
        {children.map((sku, at) => (
          <li key={sku}>
            <span>
              {nameOf(sku)} <small>{sku}</small>
            </span>
            <RowButtons rows={children} {...{ at }} name={sku} onChange={change} />
          </li>
        ))}
      </ol>
      <AddSku
        label={t('staff.optChildren')}
        onAdd={(sku) => !children.includes(sku) && change([...children, sku])}
      />
    </section>
  )
}

function Axes({ axes, onChange }: { axes: readonly string[]; onChange(axes: string[]): void }) {
  const t = useT()
  const client = useClient()
  const { code: store } = useStore()
  const { latest } = useAnswer(`attributes of products ${store}`, () => client.call(getAttributes, {}))
  const choices = (latest?.items ?? []).filter(({ frontend_input: kind }) => kind === 'select')
  const nameOf = (code: string) =>
    choices.find(({ attribute_code }) => attribute_code === code)?.frontend_label ?? code
  return (
    <div className={own.line}>
      <span>{t('staff.optAxes')}</span>
      {axes.map((code) => (
        <span key={code}>
          {nameOf(code)}
          <IconButton
            icon="bin"
            label={t('staff.catLeaveOut', { name: nameOf(code) })}
            onClick={() => onChange(axes.filter((one) => one !== code))}
          />
        </span>
      ))}
      {axes.length < MAX_AXES && (
        <select
          aria-label={t('staff.optAddAxis')}
          value=""
          onChange={({ target }) => target.value && onChange([...axes, target.value])}
        >
          <option value="">{t('staff.optAddAxis')}</option>
          {choices
            .filter(({ attribute_code: code }) => !axes.includes(code))
            .map(({ attribute_code: code, frontend_label: label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
        </select>
      )}
    </div>
  )
}
