import { chosenChild } from '@vitrine/domain/catalog/choose-variant'
import type { Translate } from '@vitrine/i18n/create-translate'
import { useEffect, useId, useRef } from 'react'
import { SIZE } from '#web/lib/catalog/variant/size.ts'
import { valuesOf } from '#web/lib/catalog/variant/values-of.ts'
import { isAvailable } from '#web/lib/catalog/variant/variant-stock.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import chip from '#web/ui/product-card/size-chip.module.css'
import { usePrice, useT } from '#web/ui/shop-context.tsx'
import { type Asked, sizeOf } from './use-wish-buying.ts'
import styles from './wish-buy.module.css'

type SizePickProps = {
  asked: Asked
  onPick(size: string): void
  onAdd(asked: Asked): void
  onClose(): void
}

/** The sizes of a wish, in its place: those that are gone stay and say so. */
export function SizePick({ asked, onPick, onAdd, onClose }: SizePickProps) {
  const t = useT()
  const price = usePrice()
  const group = useId()
  const box = useFocusInside()
  const { product, choice } = asked
  const axis = product.configurable_options.find((one) => one.attribute_code === SIZE)
  if (!axis) return null
  const size = sizeOf(product, choice)
  const child = chosenChild(product, choice)
  const isGone = child !== undefined && !child.stock.is_in_stock
  return (
    <fieldset ref={box} className={styles.pick}>
      <legend className={styles.head}>{axis.label}</legend>
      <IconButton icon="close" label={t('shell.close')} className={styles.close} onClick={onClose} />
      <div className={chip.sizes}>
        {valuesOf(axis).map(({ value_index: value, label }) => {
          const isOut = !isAvailable(product, choice, { code: SIZE, value })
          return (
            <label key={value} className={isOut ? `${chip.size} ${chip.out}` : chip.size}>
              <input
                type="radio"
                className={chip.input}
                name={group}
                checked={choice[SIZE] === value}
                onChange={() => onPick(value)}
                aria-label={isOut ? t('product.soldOutValue', { value: label }) : label}
              />
              <span>{label}</span>
            </label>
          )
        })}
      </div>
      <Button
        isSplit
        className={styles.act}
        aria-disabled={size === undefined || isGone || undefined}
        onClick={() => size !== undefined && !isGone && onAdd(asked)}
      >
        <span>{actText(t, size, isGone)}</span>
        {child && !isGone && <span className={styles.price}>{price(child.price_incl_tax)}</span>}
      </Button>
    </fieldset>
  )
}

/** Arrow keys choose as they go, what is sold out as well: the button would be silent without a reason. */
function actText(t: Translate, size: string | undefined, isGone: boolean): string {
  if (size === undefined) return t('purchase.chooseSize')
  return isGone ? t('product.soldOutValue', { value: size }) : t('wishlist.addSize', { size })
}

/** What was pressed is gone: the focus goes on to what is asked. */
function useFocusInside() {
  const box = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const find = (what: string) => box.current?.querySelector<HTMLElement>(what)
    ;(find('input:checked') ?? find('input'))?.focus()
  }, [])
  return box
}
