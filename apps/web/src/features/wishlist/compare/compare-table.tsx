import type { Product } from '@vitrine/domain/catalog/product'
import { toCardProduct } from '#web/lib/catalog/card-product.ts'
import { ButtonLink, IconButton } from '#web/ui/button.tsx'
import { ProductCard } from '#web/ui/product-card/product-card.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { Compared } from '#web/wishlist/compare/compare-list.ts'
import { useCompare } from '#web/wishlist/compare/use-compare.ts'
import { rememberedCard } from '../wish-cards.ts'
import styles from './compare.module.css'
import { compareRows, type Row } from './compare-rows.ts'

type Piece = Compared & { product: Product | undefined }
type TableProps = {
  pieces: readonly Piece[]
  visible: readonly string[]
  onlyDifferences: boolean
  isWaiting: boolean
}

export function CompareTable({ pieces, visible, onlyDifferences, isWaiting }: TableProps) {
  const t = useT()
  const words = {
    comma: t('shell.comma'),
    none: t('compare.none'),
    noneLeft: t('compare.noneLeft'),
    sizes: t('compare.sizes'),
  }
  const isAsked = pieces.some(({ product }) => product !== undefined)
  const rows = isAsked
    ? compareRows(
        pieces.map(({ product }) => product),
        words,
      )
    : []
  const isDifferent = pieces.length > 1
  const shown = rows.filter(({ isSame }) => !onlyDifferences || !isSame)
  const hidden = (sku: string) => (visible.includes(sku) ? undefined : styles.away)
  return (
    <table className={styles.table} aria-busy={isWaiting || undefined}>
      <caption className="visually-hidden">{t('compare.caption', { count: pieces.length })}</caption>
      <thead>
        <tr>
          <td className={styles.corner} />
          {pieces.map((piece) => (
            <td key={piece.sku} className={hidden(piece.sku)}>
              <PieceHead piece={piece} />
            </td>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((row) =>
          row.isSame && isDifferent ? (
            <SameRow key={row.code} row={row} span={pieces.length} />
          ) : (
            <tr key={row.code} data-diff={isDifferent || undefined}>
              <th scope="row">{row.label}</th>
              {pieces.map(({ sku }, at) => (
                <td key={sku} className={hidden(sku)}>
                  {row.texts[at]}
                </td>
              ))}
            </tr>
          ),
        )}
        <tr className={styles.acts}>
          <th scope="row">
            <span className="visually-hidden">{t('cart.title')}</span>
          </th>
          {pieces.map((piece) => (
            <td key={piece.sku} className={hidden(piece.sku)}>
              <PieceAct piece={piece} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

function SameRow({ row: { label, texts }, span }: { row: Row; span: number }) {
  return (
    <tr className={styles.same}>
      <th scope="row">{label}</th>
      <td colSpan={span}>{texts[0]}</td>
    </tr>
  )
}

function PieceHead({ piece }: { piece: Piece }) {
  const t = useT()
  const { toggle } = useCompare()
  const { product, sku, name, brand_name, image, path } = piece
  const known = {
    sku,
    name,
    brand_name,
    image,
    url_path: '',
    final_price: 0,
    category: '',
    price_currency: '',
  }
  const card = product ? toCardProduct(product) : { ...rememberedCard(known), path }
  return (
    <div className={product ? styles.piece : `${styles.piece} ${styles.remembered}`}>
      <ProductCard product={card} />
      <IconButton
        icon="close"
        label={t('compare.takeOut', { name })}
        className={styles.out}
        onClick={() => toggle(piece)}
      />
    </div>
  )
}

function PieceAct({ piece: { product, path } }: { piece: Piece }) {
  const t = useT()
  const isOut = product !== undefined && !product.stock.is_in_stock
  const to = product ? toCardProduct(product).path : path
  return (
    <ButtonLink to={to} look="line">
      {t(isOut ? 'purchase.tellMe' : 'compare.choose')}
    </ButtonLink>
  )
}
