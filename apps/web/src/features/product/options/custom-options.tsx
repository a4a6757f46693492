// Questions beside a product: own words, extras, files sold one by one. Each answer shows what it adds; a fault is told
// beside its field.
import { isAskedAfter } from '@vitrine/domain/cart/line/asked-after'
import type { CustomOption, Product } from '@vitrine/domain/catalog/product'
import { useT } from '#web/ui/shop-context.tsx'
import type { Purchase } from '../purchase/use-purchase.ts'
import styles from './custom-options.module.css'
import { ManyField } from './many-field.tsx'
import { OneField } from './one-field.tsx'
import { problemText } from './problem-text.ts'
import { asksForSum, SumField } from './sum-field.tsx'
import { WordsField } from './words-field.tsx'

type OptionsProps = { product: Product; purchase: Purchase }

export function CustomOptions({ product, purchase }: OptionsProps) {
  const t = useT()
  const { selection, asked, select } = purchase
  return (
    <div className={styles.options}>
      {openOptions(product, selection.answers).map((option) => {
        const id = String(option.option_id)
        const reason = asked.find(({ field }) => field === id)?.reason
        const Field = fieldOf(option, product.price_incl_tax)
        return (
          <div key={id} data-field={id}>
            <Field
              option={option}
              value={selection.answers[id] ?? ''}
              error={reason && problemText(t, option, reason)}
              base={product.price_incl_tax}
              onChange={(value) => select({ answers: withAnswer(product, selection.answers, { id, value }) })}
            />
          </div>
        )
      })}
    </div>
  )
}

type Answers = Purchase['selection']['answers']

const isAnswered = (answers: Answers, option: CustomOption | undefined) =>
  option !== undefined && (answers[option.option_id] ?? '').trim() !== ''

/** Nobody is asked for the colour of a thread before there are letters. */
const openOptions = ({ custom_options: options }: Product, answers: Answers) =>
  options.filter((option, at) => !isAskedAfter(option) || isAnswered(answers, options[at - 1]))

/** What is no longer asked is no longer answered. */
function withAnswer(product: Product, answers: Answers, { id, value }: { id: string; value: string }) {
  const next = { ...answers, [id]: value }
  const open = new Set(openOptions(product, next).map(({ option_id }) => String(option_id)))
  return Object.fromEntries(Object.entries(next).filter(([one]) => open.has(one)))
}

function fieldOf(option: CustomOption, base: number) {
  const { type, values } = option
  if (values.length === 0) return WordsField
  if (asksForSum(option, base)) return SumField
  return type === 'checkbox' || type === 'multiple' ? ManyField : OneField
}
