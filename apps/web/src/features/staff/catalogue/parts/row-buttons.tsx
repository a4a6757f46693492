import { IconButton } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './parts.module.css'

type RowButtonsProps<Row> = { rows: readonly Row[]; at: number; name: string; onChange(rows: Row[]): void }

/** A row earlier, later, or left out. */
export function RowButtons<Row>({ rows, at, name, onChange }: RowButtonsProps<Row>) {
  const t = useT()
  return (
    <div className={styles.steps}>
      <IconButton
        icon="up"
        label={t('staff.catEarlier', { name })}
        disabled={at === 0}
        onClick={() => onChange(swapped(rows, at - 1))}
      />
      <IconButton
        icon="down"
        label={t('staff.catLater', { name })}
        disabled={at === rows.length - 1}
        onClick={() => onChange(swapped(rows, at))}
      />
      <IconButton
        icon="bin"
        label={t('staff.catLeaveOut', { name })}
        onClick={() => onChange(rows.toSpliced(at, 1))}
      />
    </div>
  )
}

/** The two that lie there, in each other's place. */
function swapped<Row>(rows: readonly Row[], at: number): Row[] {
  const [one, next] = rows.slice(at, at + 2)
  return one !== undefined && next !== undefined ? rows.toSpliced(at, 2, next, one) : [...rows]
}
