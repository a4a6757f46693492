import {
  ATTRIBUTE_KINDS,
  createAttribute,
  type EditedAttribute,
} from '@vitrine/contract/catalog/editing/attributes'
import { type SubmitEvent, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { StaffDialog } from '../../staff-dialog.tsx'
import staff from '../../staff-page.module.css'
import { Faults } from '../faults.tsx'
import styles from '../parts/parts.module.css'
import { useSaving } from '../use-saving.ts'
import { KIND_WORDS } from './attribute-words.ts'

type NewAttributeProps = { onClose(): void; onMade(id: number): void }

/** Its English words, and what stays for ever: the code feeds name it by, and of which kind it is. */
export function NewAttribute({ onClose, onMade }: NewAttributeProps) {
  const t = useT()
  const client = useClient()
  const { isBusy, faults, run } = useSaving()
  const [name, setName] = useState('')
  const [code, setCode] = useState('')
  const [kind, setKind] = useState<EditedAttribute['kind']>('select')
  async function make(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = { code: code.trim(), kind, parts: { labels: { en: name.trim() } } }
    await run(async () => onMade((await client.call(createAttribute, { body })).id))
  }
  return (
    <StaffDialog title={t('staff.atrNew')} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void make(event)}>
        <Faults faults={faults} />
        <TextField label={t('staff.catNameEn')} value={name} onChange={setName} isRequired maxLength={300} />
        <TextField label={t('staff.atrCode')} value={code} onChange={setCode} isRequired maxLength={50} />
        <p>{t('staff.atrCodeHint')}</p>
        <label>
          {t('staff.atrKind')}{' '}
          <select
            className={staff.field}
            value={kind}
            onChange={({ target }) => setKind(target.value as EditedAttribute['kind'])}
          >
            {ATTRIBUTE_KINDS.map((one) => (
              <option key={one} value={one}>
                {t(KIND_WORDS[one])}
              </option>
            ))}
          </select>
        </label>
        <p className={staff.hint}>{t('staff.atrNewHint')}</p>
        <Button type="submit" isBusy={isBusy}>
          {t('staff.catMake')}
        </Button>
      </form>
    </StaffDialog>
  )
}
