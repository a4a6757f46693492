import { useEffect, useRef } from 'react'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { faultWords } from './parts/fault-words.ts'
import { useFieldName } from './parts/field-name.ts'
import type { Fault } from './use-saving.ts'

type FaultsProps = {
  faults: readonly Fault[]
  /** What each of several things that were sent together is called. */
  names?: readonly string[]
}

/** What was not taken, field by field, as its screen calls it. */
export function Faults({ faults, names = [] }: FaultsProps) {
  const t = useT()
  const fieldName = useFieldName()
  const place = useRef<HTMLDivElement>(null)
  // Pages are long: whoever saved at their foot would see nothing happen.
  useEffect(() => {
    if (faults.length > 0) place.current?.scrollIntoView?.({ block: 'center' })
  }, [faults])
  if (faults.length === 0) return null
  return (
    <div ref={place}>
      <Note tone="error">
        {t('staff.catRefused')}
        <ul>
          {faults.map((fault) => (
            <li key={`${fault.path} ${fault.message}`}>
              <b>{[nameOf(fault.path, names), fieldName(fieldOf(fault.path))].filter(Boolean).join(', ')}</b>{' '}
              {faultWords(fault, t)}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  )
}

const nameOf = (path: string, names: readonly string[]): string | undefined =>
  names[Number(/^items\.(\d+)\./.exec(path)?.[1])]

const fieldOf = (path: string): string[] =>
  path
    .replace(/^items\.\d+\.(parts\.)?|^parts\./, '')
    .split('.')
    .filter((part) => part !== '' && part !== 'parts')
