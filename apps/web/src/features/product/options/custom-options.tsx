// Questions beside a product: own words, extras, files sold one by one. Each answer shows what it adds; a fault is told
// beside its field.
import type { CustomOption, Product } from '@vitrine/domain/catalog/product'
import { useT } from '#web/ui/shop-context.tsx'
import type { Purchase } from '../purchase/use-purchase.ts'
import styles from './custom-options.module.css'
import { ManyField } from './many-field.tsx'
import { OneField } from './one-field.tsx'
import { problemText } from './problem-text.ts'
import { WordsField } from './words-field.tsx'

type OptionsProps = { product: Product; purchase: Purchase }

export function CustomOptions({ product, purchase }: OptionsProps) {
  const t = useT()
  const { selection, asked, select } = purchase
  return (
    <div className={styles.options}>
      {product.custom_options.map((option) => {
        const id = String(option.option_id)
        const Field = fieldOf(option)
        return (
          <div key={id} data-field={id}>
            <Field
              option={option}
              value={selection.answers[id] ?? ''}
              error={asked?.field === id ? problemText(t, option, asked.reason) : undefined}
              onChange={(value) => select({ answers: { ...selection.answers, [id]: value } })}
            />
          </div>
        )
      })}
    </div>
  )
}

function fieldOf({ type, values }: CustomOption) {
  if (values.length === 0) return WordsField
  return type === 'checkbox' || type === 'multiple' ? ManyField : OneField
}
