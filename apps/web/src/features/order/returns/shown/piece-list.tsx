import type { ReturnView } from '@vitrine/contract/order/returns'
import { useAnswers } from '#web/ui/bill/use-answers.ts'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../returns.module.css'

type Piece = Pick<ReturnView['lines'][number], 'line_id' | 'name' | 'options' | 'qty'>

export function PieceList({ lines }: { lines: readonly Piece[] }) {
  const t = useT()
  const answers = useAnswers()
  return (
    <ul className={styles.list}>
      {lines.map(({ line_id, name, options, qty }) => (
        <li key={line_id}>{answers([{ value: name }, ...options], t('checkout.pieces', { qty }))}</li>
      ))}
    </ul>
  )
}
