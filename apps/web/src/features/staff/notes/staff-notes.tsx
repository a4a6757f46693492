import type { StaffNote } from '@vitrine/contract/people/notes'
import { useState } from 'react'
import { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { IconButton } from '#web/ui/button.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
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
  const form = useSentForm({
    start: { words: '' },
    send: async ({ words }) => (words.trim() !== '' && (await onAdd(words.trim())) ? undefined : {}),
    failed: 'staff.stepFailed',
  })
  const { words } = form.values
  const [asked, setAsked] = useState<StaffNote>()
  return (
    <section className={styles.part}>
      <h3>{t('staff.notes')}</h3>
      {notes.map((note) => (
        <p key={note.id} className={styles.note}>
          <span>
            {note.words}{' '}
            <span className={styles.second}>{[note.by, momentOf(locale, note.at)].join(', ')}</span>
          </span>
          <IconButton
            icon="close"
            label={t('staff.noteRemove')}
            disabled={isBusy}
            onClick={() => setAsked(note)}
          />
        </p>
      ))}
      {asked && (
        <ConfirmDialog
          title={t('staff.noteRemove')}
          text={t('staff.noteRemoveHint', { words: asked.words })}
          act={t('staff.noteRemove')}
          isBusy={isBusy}
          onDo={() => void onRemove(asked.id).then(() => setAsked(undefined))}
          onClose={() => setAsked(undefined)}
        />
      )}
      <form {...form.formProps} className={styles.form}>
        <input
          className={staff.field}
          aria-label={t('staff.noteNew')}
          placeholder={t('staff.noteNew')}
          maxLength={500}
          value={words}
          onChange={({ target }) => form.put('words', target.value)}
        />
        <button type="submit" className={styles.keep} disabled={isBusy || words.trim() === ''}>
          {t('staff.noteAdd')}
        </button>
      </form>
    </section>
  )
}
