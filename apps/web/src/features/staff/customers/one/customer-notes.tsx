import type { StaffNote } from '@vitrine/contract/people/notes'
import { type FormEvent, useState } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import staff from '../../staff-page.module.css'
import { momentOf } from '../../staff-words.ts'
import styles from '../customers.module.css'
import type { CustomerActs } from '../use-customer.ts'

type CustomerNotesProps = { notes: readonly StaffNote[]; acts: CustomerActs }

/** For the staff alone; the customer reads them only in what the shop hands out of all it knows. */
export function CustomerNotes({ notes, acts }: CustomerNotesProps) {
  const t = useT()
  const { locale } = useStore()
  const [words, setWords] = useState('')
  async function add(event: FormEvent) {
    event.preventDefault()
    if (words.trim() !== '' && (await acts.addNote(words.trim()))) setWords('')
  }
  return (
    <section className={styles.part}>
      <h3>{t('staff.notes')}</h3>
      {notes.map(({ id, words: text, by, at }) => (
        <p key={id} className={styles.note}>
          <span>
            {text} <span className={styles.second}>{[by, momentOf(locale, at)].join(', ')}</span>
          </span>
          <IconButton
            icon="close"
            label={t('staff.noteRemove')}
            disabled={acts.isBusy}
            onClick={() => void acts.removeNote(id)}
          />
        </p>
      ))}
      <form className={styles.noteForm} onSubmit={(event) => void add(event)}>
        <input
          className={staff.field}
          aria-label={t('staff.noteNew')}
          placeholder={t('staff.noteNew')}
          maxLength={500}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <button type="submit" className={styles.small} disabled={acts.isBusy || words.trim() === ''}>
          {t('staff.noteAdd')}
        </button>
      </form>
    </section>
  )
}
