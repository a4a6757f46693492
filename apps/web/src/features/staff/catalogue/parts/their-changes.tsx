import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './parts.module.css'

export type TheirChange = { name: string; was: ReactNode; now: ReactNode }
type TheirChangesProps = { changes: readonly TheirChange[]; onTheirs(): void; onMine(): void }

/** What somebody else made of it meanwhile, field by field; what was typed here stays until one is chosen. */
export function TheirChanges({ changes, onTheirs, onMine }: TheirChangesProps) {
  const t = useT()
  const place = useRef<HTMLUListElement>(null)
  // Forms are long: whoever saved at their foot would see nothing happen.
  useEffect(() => void place.current?.scrollIntoView?.({ block: 'center' }), [])
  return (
    <Note tone="error">
      {t('staff.catOvertaken')}
      <ul ref={place}>
        {changes.map(({ name, was, now }) => (
          <li key={name}>
            {name}: <del>{was}</del> <ins className={styles.theirs}>{now}</ins>
          </li>
        ))}
      </ul>
      <div className={styles.which}>
        <Button look="line" onClick={onTheirs}>
          {t('staff.catTheirs')}
        </Button>
        <Button look="line" onClick={onMine}>
          {t('staff.catMine')}
        </Button>
      </div>
    </Note>
  )
}
