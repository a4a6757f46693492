import type { Product } from '@vitrine/domain/catalog/product'
import { NOT_INDIVIDUALLY } from '@vitrine/domain/catalog/standing'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { Link } from 'react-router'
import { productPath } from '#web/lib/links.ts'
import { Stepper } from '#web/ui/form/stepper.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { type GroupedRow, groupedRows } from '../purchase/selection.ts'
import type { Purchase } from '../purchase/use-purchase.ts'
import styles from './sets.module.css'

/** As many of one thing as a line of the bag takes. */
const MAX_PIECES = 99

/** Each part of the group with its own quantity; the one button below counts them all. */
export function GroupedForm({ product, purchase }: { product: Product; purchase: Purchase }) {
  const t = useT()
  const { counts } = purchase.selection
  return (
    <section className={styles.set} aria-labelledby="parts" data-field="counts">
      <h2 id="parts" className="type-small type-strong">
        {t('product.inTheSet')}
      </h2>
      <ul>
        {groupedRows(product).map((row) => (
          <PartRow
            key={row.part.sku}
            {...row}
            qty={counts[row.part.sku] ?? 0}
            onChange={(qty) => purchase.select({ counts: { ...counts, [row.part.sku]: qty } })}
          />
        ))}
      </ul>
      {purchase.asked.some(({ field }) => field === 'counts') && (
        <p className={styles.asked} role="alert">
          {t('purchase.chooseOne')}
        </p>
      )}
    </section>
  )
}

type RowProps = GroupedRow & { qty: number; onChange(qty: number): void }

function PartRow({ part, isOut, qty, onChange }: RowProps) {
  const t = useT()
  const { stock } = part
  const of = (deed: MessageKey) => [t(deed), part.name].join(t('shell.comma'))
  return (
    <li className={isOut ? styles.out : undefined}>
      <Picture path={part.image} tone={part.tone} size="cart" alt="" className={styles.picture} />
      <div className={styles.words}>
        {part.visibility > NOT_INDIVIDUALLY ? (
          <Link className={styles.name} to={productPath(part)}>
            {part.name}
          </Link>
        ) : (
          <span className={styles.name}>{part.name}</span>
        )}
        <Price now={part.price_incl_tax} old={part.old_price} />
        {!isOut && stock.low_stock && stock.qty > 0 && (
          <p className="type-caption tone-second">{t('product.fewLeft', { qty: stock.qty })}</p>
        )}
      </div>
      {isOut ? (
        <p className={styles.gone}>{t('product.soldOut')}</p>
      ) : (
        <Stepper
          value={qty}
          min={0}
          max={stock.manage_stock ? Math.min(stock.qty, MAX_PIECES) : MAX_PIECES}
          labels={{
            group: t('purchase.quantityOf', { name: part.name }),
            less: of('cart.less'),
            more: of('cart.more'),
          }}
          onChange={onChange}
        />
      )}
    </li>
  )
}
