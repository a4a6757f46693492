import { MAX_QUANTITY } from '@vitrine/domain/cart/to-quantity'
import type { ConfigurableOption } from '@vitrine/domain/catalog/product'
import { useEffect, useRef } from 'react'
import { compareSizes } from '#web/lib/catalog/compare-sizes.ts'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { Button } from '#web/ui/button.tsx'
import { onEscape } from '#web/ui/focus/on-escape.ts'
import { useFocusBack } from '#web/ui/focus/use-focus-back.ts'
import { Stepper } from '#web/ui/form/stepper.tsx'
import { Note } from '#web/ui/note.tsx'
import { Swatch } from '#web/ui/product-card/swatch.tsx'
import { Gap, useT } from '#web/ui/shop-context.tsx'
import { childWith, type Edit, editedChild } from './edit-state.ts'
import type { VariantEditing } from './use-variant-edit.ts'
import styles from './variant-edit.module.css'

/** Stands in the line itself, so that the rest of the bag stays in sight. */
export function VariantEdit({ editing, label }: { editing: VariantEditing; label: string }) {
  const t = useT()
  const { edit, close } = editing
  const place = useRef<HTMLFieldSetElement>(null)
  const isReady = edit?.product != null
  useFocusBack(edit !== null)
  useEffect(() => {
    if (!isReady) return
    place.current?.querySelector<HTMLElement>('input:checked')?.focus()
    // It opens downwards, where on a phone the foot of the bag would lie over "Save".
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [isReady])
  if (!edit) return null
  return (
    <fieldset className={styles.edit} aria-label={label} ref={place} onKeyDown={onEscape(close)}>
      {edit.failed && <Failed onRetry={editing.open} />}
      {!edit.failed && !edit.product && <div className={styles.coming} aria-busy="true" />}
      {edit.product && <Choices edit={edit} editing={editing} />}
      <div className={styles.foot}>
        {edit.product && (
          <Button className={styles.button} aria-disabled={!isBuyable(edit)} onClick={editing.save}>
            {t('cart.changeSave')}
          </Button>
        )}
        <Button look="line" className={styles.button} onClick={close}>
          {t('cart.changeCancel')}
        </Button>
      </div>
    </fieldset>
  )
}

function Failed({ onRetry }: { onRetry(): void }) {
  const t = useT()
  const isOnline = useIsOnline()
  return (
    <Note tone="info">
      {t(isOnline ? 'cart.changeFailed' : 'cart.changeOffline')}
      <Gap />
      {isOnline && (
        <button type="button" className="text-link" onClick={onRetry}>
          {t('sync.retry')}
        </button>
      )}
    </Note>
  )
}

function Choices({ edit, editing }: { edit: Edit; editing: VariantEditing }) {
  const t = useT()
  const labels = { group: t('cart.quantity'), less: t('cart.less'), more: t('cart.more') }
  const stock = editedChild(edit)?.stock
  return (
    <>
      {edit.product?.configurable_options.map((axis) => (
        <Axis key={axis.attribute_code} axis={axis} edit={edit} onPick={editing.setFilters} />
      ))}
      <Stepper
        value={edit.qty}
        max={stock?.manage_stock ? Math.max(1, stock.qty) : MAX_QUANTITY}
        labels={labels}
        onChange={editing.setQuantity}
      />
      {!isBuyable(edit) && <p className={styles.out}>{t('cart.changeSoldOut')}</p>}
    </>
  )
}

const isBuyable = (edit: Edit) => editedChild(edit)?.stock.is_in_stock === true

type AxisProps = { axis: ConfigurableOption; edit: Edit; onPick(code: string, value: string): void }

function Axis({ axis: { attribute_code: code, label, values }, edit, onPick }: AxisProps) {
  const t = useT()
  const sorted = code === 'size' ? values.toSorted((a, b) => compareSizes(a.label, b.label)) : values
  return (
    <fieldset className={styles.axis}>
      <legend className="type-caption tone-second">{label}</legend>
      {sorted.map(({ value_index: value, label: name, swatch }) => {
        const isOut = !childWith(edit, { code, value })?.stock.is_in_stock
        return (
          <label key={value} className={isOut ? `${styles.value} ${styles.gone}` : styles.value}>
            <input
              type="radio"
              name={`edit-${code}`}
              checked={edit.choice[code] === value}
              onChange={() => onPick(code, value)}
              aria-label={isOut ? t('product.soldOutValue', { value: name }) : name}
            />
            {swatch && <Swatch color={swatch} />}
            <span>{name}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
