import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { faultWords } from './parts/fault-words.ts'
import { useFieldName } from './parts/field-name.ts'
import type { Fault } from './use-saving.ts'

/** What was not taken, field by field, as its screen calls it. */
export function Faults({ faults }: { faults: readonly Fault[] }) {
  const t = useT()
  const fieldName = useFieldName()
  if (faults.length === 0) return null
  return (
    <Note tone="error">
      {t('staff.catRefused')}
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.path} ${fault.message}`}>
            <b>{fieldName(fieldOf(fault.path))}</b> {faultWords(fault, t)}
          </li>
        ))}
      </ul>
    </Note>
  )
}

const fieldOf = (path: string): string[] =>
  path
    .replace(/^items\.\d+\.(parts\.)?|^parts\./, '')
    .split('.')
    .filter((part) => part !== '' && part !== 'parts')
