import { isBuyable } from '@vitrine/domain/cart/is-buyable'
import { lineKey } from '@vitrine/domain/cart/line-identity'
import { MAX_QUANTITY } from '@vitrine/domain/cart/to-quantity'
import type { MessageKey } from '@vitrine/i18n/message-key'
import type { CartLine } from '@vitrine/sync/cart/cart-state'
import { useState } from 'react'
import { Link } from 'react-router'
import { productPath } from '#web/lib/links.ts'
import { AnswerList } from '#web/ui/bill/answer-list.tsx'
import { useAnswers } from '#web/ui/bill/use-answers.ts'
import { Stepper } from '#web/ui/form/stepper.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { usePrice, useT } from '#web/ui/shop-context.tsx'
import { useVariantEdit, type VariantEditing } from '../variant/use-variant-edit.ts'
import { VariantEdit } from '../variant/variant-edit.tsx'
import styles from './cart-line-row.module.css'
import { LineNotes } from './line-notes.tsx'
import { RemoveQuestion } from './remove-question.tsx'
import { useCartActions } from './use-cart-actions.ts'
import { useLineTitle } from './use-line-title.ts'

type RowProps = { line: CartLine; onFollow?: () => void; onRemoved(line: CartLine): void }

export function CartLineRow({ line, onFollow, onRemoved }: RowProps) {
  const t = useT()
  const price = usePrice()
  const { remove } = useCartActions()
  const [asking, setAsking] = useState(false)
  const editing = useVariantEdit(line)
  const isOut = !isBuyable(line)
  // Fewer are left than wanted: then the quantity is what helps.
  const isGone = isOut && line.stock.qty === 0
  const path = productPath(
    { ...line, type_id: isVariant(line) ? 'configurable' : 'simple', slug: '' },
    line.sku,
  )
  const title = useLineTitle()(line)
  return (
    <li className={isOut ? `${styles.line} ${styles.out}` : styles.line}>
      <Picture path={line.thumbnail} size="cart" alt="" />
      <div className={styles.main}>
        <div className={styles.top}>
          <Link className={styles.name} to={path} onClick={onFollow}>
            {line.name}
          </Link>
          <Price now={line.row_total} old={line.old_price === null ? null : line.old_price * line.qty} />
        </div>
        {hasAnswers(line) ? (
          <Answers line={line} path={path} onFollow={onFollow} />
        ) : (
          <Options line={line} editing={editing} />
        )}
        {line.qty > 1 && <p className={styles.each}>{t('cart.each', { price: price(line.price) })}</p>}
        <div className={styles.act}>
          {isGone || editing.edit ? <span /> : <Quantity line={line} />}
          <button
            type="button"
            className={styles.bin}
            aria-label={t('cart.remove', { name: title })}
            onClick={() => setAsking(true)}
          >
            <Icon name="bin" size="small" />
          </button>
        </div>
        {asking && (
          <RemoveQuestion
            onKeep={() => setAsking(false)}
            onRemove={() => {
              void remove(line)
              onRemoved(line)
            }}
          />
        )}
      </div>
      <VariantEdit editing={editing} label={t('cart.change', { options: title })} />
      <LineNotes line={line} />
    </li>
  )
}

type AnswersProps = { line: CartLine; path: string; onFollow: (() => void) | undefined }

/** Own words and parts of a set are changed where they are asked for, on the product's page (`useEditedLine`). */
function Answers({ line, path, onFollow }: AnswersProps) {
  const t = useT()
  const title = useLineTitle()(line)
  return (
    <>
      <AnswerList options={line.options} />
      <Link
        className={styles.pick}
        to={path}
        state={{ edits: lineKey(line) }}
        aria-label={[t('cart.edit'), title].join(t('shell.comma'))}
        onClick={onFollow}
      >
        {t('cart.edit')} <Icon name="right" size="tiny" />
      </Link>
    </>
  )
}

function Options({ line, editing }: { line: CartLine; editing: VariantEditing }) {
  const t = useT()
  const options = useAnswers()(line.options)
  const title = useLineTitle()(line)
  if (!isVariant(line)) return options && <p className="type-small tone-second">{options}</p>
  return (
    <button
      type="button"
      className={styles.pick}
      aria-expanded={editing.edit !== null}
      aria-label={t('cart.change', { options: title })}
      onClick={editing.edit ? editing.close : editing.open}
    >
      {options} <Icon name="down" size="tiny" />
    </button>
  )
}

function Quantity({ line }: { line: CartLine }) {
  const t = useT()
  const { setQuantity } = useCartActions()
  // Of several lines each button says whose it is.
  const title = useLineTitle()(line)
  const of = (deed: MessageKey) => [t(deed), title].join(t('shell.comma'))
  return (
    <Stepper
      value={line.qty}
      max={mostOf(line)}
      labels={{ group: of('cart.quantity'), less: of('cart.less'), more: of('cart.more') }}
      onChange={(qty) => void setQuantity(line, qty)}
    />
  )
}

const isVariant = (line: CartLine) => line.parentSku !== line.sku && line.options.length > 0

const hasAnswers = ({ product_option: { extension_attributes: chosen } }: CartLine) =>
  chosen.custom_options.length > 0 || chosen.bundle_options.length > 0

/** Not managed stock says 0 and is never out; then the shop's own limit of a line holds. */
const mostOf = (line: CartLine) => (line.stock.qty > 0 ? Math.max(line.stock.qty, line.qty) : MAX_QUANTITY)
