import type { BundleOption, Product } from '@vitrine/domain/catalog/product'
import { useT } from '#web/ui/shop-context.tsx'
import type { PartChoice } from '../purchase/selection.ts'
import type { Purchase } from '../purchase/use-purchase.ts'
import { sizesOf } from '../variant/sized-part.ts'
import { BundleStep } from './bundle-step.tsx'
import styles from './sets.module.css'
import { SizeStep } from './size-step.tsx'

const NOTHING: PartChoice = { ids: [], qty: 1 }

/** A set put together step by step; it comes with the usual choice made, but for sizes. */
export function BundleForm({ product, purchase }: { product: Product; purchase: Purchase }) {
  const t = useT()
  const { selection, select, asked } = purchase
  const steps = product.bundle_options.toSorted((a, b) => a.position - b.position)
  const set = ({ option_id }: BundleOption, choice: PartChoice) =>
    select({ parts: { ...selection.parts, [option_id]: choice } })
  return (
    <div className={styles.steps}>
      {steps.map((option, index) => {
        const sizes = sizesOf(option)
        const step = {
          option,
          place: t('purchase.step', { number: index + 1, count: steps.length }),
          choice: selection.parts[option.option_id] ?? NOTHING,
          isAsked: asked.some(({ field }) => field === String(option.option_id)),
          onChange: (choice: PartChoice) => set(option, choice),
        }
        const isRemembered = purchase.rememberedParts.includes(step.choice.ids[0] ?? '')
        return sizes ? (
          <SizeStep key={option.option_id} {...step} {...{ sizes, isRemembered }} />
        ) : (
          <BundleStep key={option.option_id} {...step} />
        )
      })}
      {steps.some(sizesOf) && <p className="type-small tone-second">{t('purchase.asApart')}</p>}
    </div>
  )
}
