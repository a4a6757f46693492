import type { EditedProduct } from '@vitrine/contract/catalog/editing/edited-product'
import type { ProductParts } from '@vitrine/contract/catalog/editing/product-parts'
import { LINK_TYPES } from '@vitrine/domain/catalog/records'
import { useT } from '#web/ui/shop-context.tsx'
import { NumberInput } from '../../../writing/number-input.tsx'
import styles from '../../parts/parts.module.css'
import { RowButtons } from '../../parts/row-buttons.tsx'
import type { ProductDraft } from '../use-product-draft.ts'
import { AddSku } from './add-sku.tsx'
import own from './options.module.css'

type Link = NonNullable<ProductParts['links']>[number]
type LinksPartProps = { draft: ProductDraft; product: EditedProduct }

/** What is shown beside it: worn with, instead of it, at the bag; and what a group is made of. */
export function LinksPart({ draft, product }: LinksPartProps) {
  const t = useT()
  const links = draft.partOf('links') ?? []
  const types = LINK_TYPES.filter((type) => type !== 'associated' || product.type === 'grouped')
  return (
    <section className={styles.part} aria-label={t('staff.optLinks')}>
      <h2>{t('staff.optLinks')}</h2>
      {types.map((type) => (
        <Links
          key={type}
          type={type}
          rows={links.filter((link) => link.type === type)}
          named={product.named}
          onChange={(rows) => draft.change('links', [...links.filter((link) => link.type !== type), ...rows])}
        />
      ))}
    </section>
  )
}

type LinksProps = {
  type: Link['type']
  rows: readonly Link[]
  named: EditedProduct['named']
  onChange(rows: Link[]): void
}

function Links({ type, rows, named, onChange }: LinksProps) {
  const t = useT()
  const title = t(`staff.opt.${type}`)
  const add = (sku: string) => {
    if (!rows.some((link) => link.sku === sku)) onChange([...rows, { type, sku, qty: 1 }])
  }
  return (
    <fieldset className={own.group}>
      <legend>{title}</legend>
      <ol className={own.rows}>
        {rows.map((link, at) => (
          <li key={link.sku}>
            <span>
              {named[link.sku]?.name ?? link.sku} <small>{link.sku}</small>
            </span>
            {type === 'associated' && (
              <NumberInput
                kind="whole"
                required
                aria-label={`${link.sku}: ${t('staff.optQty')}`}
                value={link.qty}
                onChange={(qty) => onChange(rows.with(at, { ...link, qty: qty ?? link.qty }))}
              />
            )}
            <RowButtons {...{ rows, at, onChange }} name={named[link.sku]?.name ?? link.sku} />
          </li>
        ))}
      </ol>
      <AddSku label={title} onAdd={add} />
    </fieldset>
  )
}
