import { Picture } from '../picture.tsx'
import { usePrice, useT } from '../shop-context.tsx'
import styles from './bought-lines.module.css'
import { useAnswers } from './use-answers.ts'

type BoughtLine = {
  thumbnail: string | null
  name: string
  options: readonly { value: string }[]
  qty: number
  row_total: number
  /** Sent back: said in words, and its picture and sum are dimmed. */
  returned?: boolean
}

/** What is bought, line by line, where nothing can be changed any more. Lines never move, so their place names them. */
export function BoughtLines({ lines }: { lines: readonly BoughtLine[] }) {
  const t = useT()
  const price = usePrice()
  const answers = useAnswers()
  return (
    <ul>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same goods may stand in two lines
        <li key={index} className={styles.line} data-returned={line.returned ? '' : undefined}>
          <Picture path={line.thumbnail} size="cart" alt="" />
          <p>
            {line.name}
            <br />
            <span className="tone-second">
              {answers(line.options, t('checkout.pieces', { qty: line.qty }))}
            </span>
            {line.returned && (
              <>
                <br />
                <span className="type-caption">{t('order.lineReturned')}</span>
              </>
            )}
          </p>
          <span className={styles.price}>{price(line.row_total)}</span>
        </li>
      ))}
    </ul>
  )
}
