import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { differences } from './differences.ts'
import { useFieldName } from './field-name.ts'
import styles from './parts.module.css'

type OvertakenProps = {
  draft: {
    /** Parts written here that somebody else has written since they were read. */
    overtaken: readonly { name: string; was: unknown; theirs: unknown }[]
    forget(): void
    save(): Promise<void>
  }
}

/** Of two who write at once, the second sees what the first has written, and decides. */
export function Overtaken({ draft: { overtaken, forget, save } }: OvertakenProps) {
  const t = useT()
  const fieldName = useFieldName()
  if (overtaken.length === 0) return null
  const changes = overtaken.flatMap(({ name, was, theirs }) => differences(was, theirs, [name]))
  return (
    <Note tone="error">
      {t('staff.catOvertaken')}
      <ul>
        {changes.map(({ path, was, now }) => (
          <li key={path.join('.')}>
            {fieldName(path)}: <del>{was}</del> <ins className={styles.theirs}>{now}</ins>
          </li>
        ))}
      </ul>
      <Button look="line" onClick={forget}>
        {t('staff.catTheirs')}
      </Button>{' '}
      <Button look="line" onClick={() => void save()}>
        {t('staff.catMine')}
      </Button>
    </Note>
  )
}
