import type { EditedProduct } from '@vitrine/contract/catalog/editing/edited-product'
import type { EditedPrice } from '@vitrine/contract/catalog/editing/product-parts'
import type { StoreCode, StoreView } from '@vitrine/domain/store/store-view'
import { formatPrice } from '@vitrine/i18n/format-price'
import { useStores } from '#web/lib/store/stores-context.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { MomentInput } from '../../writing/moment-input.tsx'
import { NumberInput } from '../../writing/number-input.tsx'
import styles from '../parts/parts.module.css'
import type { ProductDraft } from './use-product-draft.ts'

/** Where a price is missing none is sent, and the shop asks for it: nothing typed is not for nothing. */
const NONE: EditedPrice = { price: Number.NaN, special_price: null, special_from: null, special_to: null }

/** What it costs in each store, and when it is reduced; the clock is the reader's own. */
export function PricesPart({ draft, product }: { draft: ProductDraft; product: EditedProduct }) {
  const t = useT()
  const stores = useStores()
  const prices = draft.partOf('prices') ?? {}
  if (product.type === 'grouped' || product.type === 'bundle') return null
  const change = (store: StoreCode, next: Partial<EditedPrice>) =>
    draft.change('prices', { ...prices, [store]: orNone({ ...NONE, ...prices[store], ...next }) })
  return (
    <section className={styles.part} aria-label={t('staff.catPrices')}>
      <h2>{t('staff.catPrices')}</h2>
      {product.type === 'configurable' && <p>{t('staff.catPricesFollow')}</p>}
      <div className={styles.scroll}>
        <table className={styles.prices}>
          <thead>
            <tr>
              {(['store', 'catPrice', 'catSpecial', 'catSince', 'catUntil', 'catLow'] as const).map(
                (column) => (
                  <th key={column} scope="col">
                    {t(`staff.${column}` as const)}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {stores.map((view) => (
              <tr key={view.code}>
                <th scope="row">
                  {view.name}, {view.currencyCode}
                </th>
                <PriceCells
                  price={prices[view.code]}
                  name={view.name}
                  onChange={(next) => change(view.code, next)}
                />
                <td>{lowOf(product, view)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

type PriceCellsProps = {
  price: EditedPrice | null | undefined
  name: string
  onChange(next: Partial<EditedPrice>): void
}

function PriceCells({ price, name, onChange }: PriceCellsProps) {
  const t = useT()
  const amount = (field: 'price' | 'special_price', words: string) => (
    <td>
      <NumberInput
        kind="money"
        aria-label={`${words}, ${name}`}
        value={price?.[field]}
        onChange={(sum) => onChange({ [field]: sum ?? NONE[field] })}
      />
    </td>
  )
  const moment = (field: 'special_from' | 'special_to', words: string) => (
    <td>
      <MomentInput
        aria-label={`${words}, ${name}`}
        value={price?.[field]}
        onChange={(at) => onChange({ [field]: at })}
      />
    </td>
  )
  return (
    <>
      {amount('price', t('staff.catPrice'))}
      {amount('special_price', t('staff.catSpecial'))}
      {moment('special_from', t('staff.catSince'))}
      {moment('special_to', t('staff.catUntil'))}
    </>
  )
}

/** Emptied of all it holds, it is not sold there. */
const orNone = (price: EditedPrice): EditedPrice | null =>
  Number.isNaN(price.price) && price.special_price === null && !price.special_from && !price.special_to
    ? null
    : price

/** Empty where nothing was sold for a price yet. */
function lowOf({ lowest_30_days: lowest }: EditedProduct, view: StoreView): string {
  const low = lowest[view.code]
  return low === undefined ? '' : formatPrice(low, view)
}
