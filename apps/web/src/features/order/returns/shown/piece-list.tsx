import type { ReturnView } from '@vitrine/contract/order/returns'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../returns.module.css'

type Piece = Pick<ReturnView['lines'][number], 'line_id' | 'name' | 'options' | 'qty'>

export function PieceList({ lines }: { lines: readonly Piece[] }) {
  const t = useT()
  return (
    <ul className={styles.list}>
      {lines.map(({ line_id, name, options, qty }) => (
        <li key={line_id}>
          {[name, ...options.map(({ value }) => value), t('checkout.pieces', { qty })].join(t('shell.comma'))}
        </li>
      ))}
    </ul>
  )
}
