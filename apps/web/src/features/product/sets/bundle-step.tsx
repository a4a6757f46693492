import type { BundleOption } from '@vitrine/domain/catalog/product'
import { multiplyMoney, toMajor, toMinor } from '@vitrine/domain/money/money'
import { useId } from 'react'
import { Stepper } from '#web/ui/form/stepper.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { usePrice, useT } from '#web/ui/shop-context.tsx'
import type { PartChoice } from '../purchase/selection.ts'
import type { Part } from '../variant/sized-part.ts'
import styles from './sets.module.css'

type StepProps = {
  option: BundleOption
  place: string
  choice: PartChoice
  isAsked: boolean
  onChange(choice: PartChoice): void
}

const MAX_PIECES = 99

/** One list of a set. What was never imported or is not sold here is left out; what is sold out stays and says so. */
export function BundleStep({ option, place, choice, isAsked, onChange }: StepProps) {
  const t = useT()
  const name = useId()
  const isMany = option.type === 'checkbox' || option.type === 'multi'
  const links = option.product_links.filter((link): link is Part => link.product !== undefined)
  const chosen = links.filter(({ id }) => choice.ids.includes(id))
  const counted = chosen.find((link) => link.can_change_quantity)
  const toggle = (id: string) => {
    const others = choice.ids.filter((one) => one !== id)
    if (!isMany) return onChange({ ids: [id], qty: links.find((one) => one.id === id)?.qty || 1 })
    onChange({ ...choice, ids: others.length < choice.ids.length ? others : [...choice.ids, id] })
  }
  return (
    <fieldset className={styles.step} data-field={option.option_id}>
      <legend className={styles.legend}>
        <StepHead option={option} place={place} />
      </legend>
      <div className={styles.box}>
        {!option.required && !isMany && (
          <label className={styles.bare}>
            <input
              type="radio"
              name={name}
              checked={chosen.length === 0}
              onChange={() => onChange({ ids: [], qty: 1 })}
            />
            <span>{t('product.optionNone')}</span>
          </label>
        )}
        {links.map((link) => (
          <PartChoiceRow
            key={link.id}
            link={link}
            name={name}
            type={isMany ? 'checkbox' : 'radio'}
            isChosen={choice.ids.includes(link.id)}
            onToggle={() => toggle(link.id)}
          />
        ))}
      </div>
      {counted && (
        <div className={styles.count}>
          <span>{t('cart.quantity')}</span>
          <Stepper
            value={choice.qty}
            max={
              counted.product.stock.manage_stock
                ? Math.min(counted.product.stock.qty, MAX_PIECES)
                : MAX_PIECES
            }
            labels={{
              group: t('purchase.quantityOf', { name: counted.product.name }),
              less: [t('cart.less'), counted.product.name].join(t('shell.comma')),
              more: [t('cart.more'), counted.product.name].join(t('shell.comma')),
            }}
            onChange={(qty) => onChange({ ...choice, qty })}
          />
        </div>
      )}
      {isAsked && (
        <p className={styles.asked} role="alert">
          {t('purchase.chooseHere')}
        </p>
      )}
    </fieldset>
  )
}

export function StepHead({ option, place }: Pick<StepProps, 'option' | 'place'>) {
  const t = useT()
  return (
    <>
      <span className="tone-second">{t('shell.label', { label: place })}</span>
      <span className="type-strong">{option.title}</span>
      {!option.required && <span className="tone-third"> ({t('purchase.optional')})</span>}
    </>
  )
}

type RowProps = {
  link: Part
  name: string
  type: 'radio' | 'checkbox'
  isChosen: boolean
  onToggle(): void
}

function PartChoiceRow({ link, name, type, isChosen, onToggle }: RowProps) {
  const t = useT()
  const price = usePrice()
  const { product: part, qty, variant = [] } = link
  const isOut = !part.stock.is_in_stock
  const partName = [part.name, ...variant.map(({ value }) => value)].join(' · ')
  const words = qty > 1 ? t('product.pieces', { name: partName, qty }) : partName
  return (
    <label className={isOut ? `${styles.choice} ${styles.out}` : styles.choice}>
      <input type={type} name={name} checked={isChosen} disabled={isOut && !isChosen} onChange={onToggle} />
      <Picture path={part.image} tone={part.tone} size="cart" alt="" className={styles.picture} />
      <span className={styles.name}>{words}</span>
      <span className={styles.price}>
        {isOut ? t('product.soldOut') : price(toMajor(multiplyMoney(toMinor(part.price_incl_tax), qty)))}
      </span>
    </label>
  )
}
