import type { StaffNote } from '@vitrine/contract/people/notes'
import { type FormEvent, useState } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import staff from '../staff-page.module.css'
import { momentOf } from '../staff-words.ts'
import styles from './notes.module.css'

type StaffNotesProps = {
  notes: readonly StaffNote[]
  isBusy: boolean
  onAdd(words: string): Promise<boolean>
  onRemove(note: number): Promise<boolean>
}

/** For the staff alone; a customer reads them only in what the shop hands out of all it knows. */
export function StaffNotes({ notes, isBusy, onAdd, onRemove }: StaffNotesProps) {
  const t = useT()
  const { locale } = useStore()
  const [words, setWords] = useState('')
  async function add(event: FormEvent) {
    event.preventDefault()
    if (words.trim() !== '' && (await onAdd(words.trim()))) setWords('')
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
            disabled={isBusy}
            onClick={() => void onRemove(id)}
          />
        </p>
      ))}
      <form className={styles.form} onSubmit={(event) => void add(event)}>
        <input
          className={staff.field}
          aria-label={t('staff.noteNew')}
          placeholder={t('staff.noteNew')}
          maxLength={500}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <button type="submit" className={styles.keep} disabled={isBusy || words.trim() === ''}>
          {t('staff.noteAdd')}
        </button>
      </form>
    </section>
  )
}
