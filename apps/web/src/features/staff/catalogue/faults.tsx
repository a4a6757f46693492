import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { Fault } from './use-saving.ts'

/** What was not taken, by its field as the shop names it. */
export function Faults({ faults }: { faults: readonly Fault[] }) {
  const t = useT()
  if (faults.length === 0) return null
  return (
    <Note tone="error">
      {t('staff.catRefused')}
      <ul>
        {faults.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <code>{path.replace(/^items\.\d+\.(parts\.)?|^parts\./, '')}</code> {message}
          </li>
        ))}
      </ul>
    </Note>
  )
}
