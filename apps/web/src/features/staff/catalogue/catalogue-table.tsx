import type { ListedProduct } from '@vitrine/contract/catalog/editing/edited-product'
import { findStore } from '@vitrine/domain/store/find-store'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import type { Translate } from '@vitrine/i18n/create-translate'
import { formatPrice } from '@vitrine/i18n/format-price'
import { useStores } from '#web/lib/store/stores-context.tsx'
import { pictureUrl } from '#web/ui/picture.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import staff from '../staff-page.module.css'
import styles from './catalogue.module.css'
import { TYPE_WORDS } from './catalogue-words.ts'
import { TextDashes } from './text-dashes.tsx'
import { asText, type CellName, type DraftCells } from './use-cells.ts'

type CatalogueTableProps = {
  products: readonly ListedProduct[]
  store: StoreCode
  current: number | undefined
  isStale: boolean
  cellsOf(id: number): DraftCells
  onCell(product: ListedProduct, name: CellName, value: string | 1 | 2): void
  onOpen(id: number): void
}

const COLUMNS = ['catProduct', 'catStock', 'catPrice', 'catLow', 'catTexts', 'catState'] as const

export function CatalogueTable({ products, isStale, current, ...rest }: CatalogueTableProps) {
  const t = useT()
  return (
    <div className={styles.scroll}>
      <table className={`${staff.table} ${styles.table}`} aria-busy={isStale}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {t(`staff.${column}` as const)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <Row key={product.id} {...rest} product={product} isCurrent={product.id === current} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = Omit<CatalogueTableProps, 'products' | 'current' | 'isStale'> & {
  product: ListedProduct
  isCurrent: boolean
}

function Row({ product, store, isCurrent, cellsOf, onCell, onOpen }: RowProps) {
  const t = useT()
  const { locale } = useStore()
  const cells = cellsOf(product.id)
  const cell = (name: 'name' | 'price' | 'stock', label: string) => (
    <Cell
      {...{
        name,
        was: asText(product, name, locale),
        value: cells[name],
        label: `${label}: ${product.name}`,
      }}
      tellsWas={name !== 'name' || cells.isOvertaken}
      onChange={(value) => onCell(product, name, value)}
    />
  )
  const isOn = (cells.status ?? product.status) === 1
  return (
    <tr data-current={isCurrent || undefined}>
      <th scope="row" data-column="catProduct">
        <span className={styles.product}>
          {product.picture ? <img src={pictureUrl(product.picture, 'cart')} alt="" /> : <i />}
          <span>
            {cell('name', t('staff.catName'))}
            <button type="button" className={styles.facts} onClick={() => onOpen(product.id)}>
              {[product.brand, product.sku, kindOf(product, t)].filter(Boolean).join(t('shell.comma'))}
            </button>
          </span>
        </span>
      </th>
      <td data-column="catStock">
        {product.variants > 0 || product.stock === null ? product.stock : cell('stock', t('staff.catStock'))}
        {product.stock === 0 && <em data-tone="bad">{t('staff.catSoldOut')}</em>}
        {product.low_variants > 0 && <em>{t('staff.catFewLeft')}</em>}
      </td>
      <td data-column="catPrice">
        {product.price === null || product.special_price !== null || product.is_from ? (
          <ShownPrice {...{ product, store }} />
        ) : (
          cell('price', t('staff.catPrice'))
        )}
      </td>
      <td data-column="catLow">
        <Sum of={product.lowest_30_days} {...{ store }} />
      </td>
      <td data-column="catTexts">
        <TextDashes states={product.text_states} />
      </td>
      <td data-column="catState">
        <label className={styles.state}>
          <input
            type="checkbox"
            checked={isOn}
            aria-label={`${t('staff.catOnSale')}: ${product.name}`}
            onChange={() => onCell(product, 'status', isOn ? 2 : 1)}
          />
          {t(isOn ? 'staff.catOnSale' : 'staff.catOff')}
        </label>
      </td>
    </tr>
  )
}

/** Of one with variants: how many. */
const kindOf = ({ type, variants }: ListedProduct, t: Translate): string =>
  variants > 0 ? t('staff.catVariants', { count: variants }) : t(TYPE_WORDS[type])

function Sum({ of, store }: { of: number | null; store: string }) {
  const view = findStore(useStores(), store)
  return of === null || !view ? null : formatPrice(of, view)
}

/** One that is reduced, or differs by variant, is changed where all of it is seen. */
function ShownPrice({ product, store }: Pick<RowProps, 'product' | 'store'>) {
  const t = useT()
  const view = findStore(useStores(), store)
  const { price, special_price, is_from } = product
  if (price === null || !view) return null
  const now = formatPrice(special_price ?? price, view)
  return (
    <span>
      {is_from ? t('staff.catFrom', { price: now }) : now}{' '}
      {special_price !== null && <del>{formatPrice(price, view)}</del>}
    </span>
  )
}

type CellProps = {
  name: CellName
  label: string
  was: string
  value: string | undefined
  /** A name that is typed over needs no other beside it, unless somebody else wrote that. */
  tellsWas: boolean
  onChange(value: string): void
}

function Cell({ name, label, was, value, tellsWas, onChange }: CellProps) {
  const t = useT()
  const isChanged = value !== undefined
  return (
    <>
      <input
        className={styles.cell}
        data-cell={name}
        data-changed={isChanged || undefined}
        aria-label={label}
        inputMode={name === 'name' ? 'text' : 'decimal'}
        value={value ?? was}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange(was)}
      />
      {isChanged && tellsWas && <small>{t('staff.catWas', { value: was })}</small>}
    </>
  )
}
