import type { StoreCode } from '@vitrine/domain/store/store-view'
import { useStores } from '#web/lib/store/stores-context.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { NumberInput } from '../../../writing/number-input.tsx'
import styles from './options.module.css'

export type Money = Partial<Record<StoreCode, number>>

type MoneyFieldsProps = { prices: Money; name: string; isPercent: boolean; onChange(prices: Money): void }

/** What it adds in each store, in major units or in per cent of the product's price; an empty field adds nothing. */
export function MoneyFields({ prices, name, isPercent, onChange }: MoneyFieldsProps) {
  const t = useT()
  const stores = useStores()
  const write = (code: StoreCode, sum: number | null) => {
    const { [code]: _, ...others } = prices
    onChange(sum === null ? others : { ...others, [code]: sum })
  }
  return (
    <div className={styles.money}>
      {stores.map((view) => (
        <label key={view.code}>
          {view.name}, {isPercent ? '%' : view.currencyCode}
          <NumberInput
            kind="money"
            aria-label={`${name}: ${t('staff.catPrice')}, ${view.name}`}
            value={prices[view.code]}
            onChange={(sum) => write(view.code, sum)}
          />
        </label>
      ))}
    </div>
  )
}
