import { CallError } from '@vitrine/contract/reply'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { notify } from '#web/lib/notify.ts'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { UnsavedBar } from '../table/unsaved-bar.tsx'
import { UnsavedGuard } from '../table/unsaved-guard.tsx'
import { useSaveKey } from '../writing/use-save-key.ts'

export type Refusal =
  | { kind: 'theirs' | 'failed' | 'unanswered' | 'unpayable' }
  | { kind: 'wrong' | 'backwards'; cells: readonly string[] }

const REFUSED: Record<Refusal['kind'], MessageKey> = {
  theirs: 'staff.commerceTheirs',
  failed: 'staff.commerceFailed',
  unanswered: 'login.noLine',
  backwards: 'staff.commerceFailed',
  wrong: 'staff.commerceWrong',
  unpayable: 'staff.commerceUnpayable',
}

export const isDenied = (error: unknown): boolean => error instanceof CallError && error.code === 403

export function Refused({ refusal }: { refusal: Refusal | undefined }) {
  const t = useT()
  return refusal ? (
    <Note tone={refusal.kind === 'theirs' ? 'warn' : 'error'}>{t(REFUSED[refusal.kind])}</Note>
  ) : null
}

type SaveChangesProps = {
  count: number
  /** Also where what is unsaved belongs to another table than the one that is looked at. */
  isDirty: boolean
  isBusy: boolean
  clear(): void
  save(): Promise<boolean>
}

export function SaveChanges({ count, isDirty, clear, isBusy, save }: SaveChangesProps) {
  const t = useT()
  const saveAll = async () => {
    if (await save()) notify({ text: t('staff.commerceSaved'), tone: 'success' })
  }
  useSaveKey(() => {
    if (count > 0 && !isBusy) void saveAll()
  })
  if (count === 0) return isDirty ? <UnsavedGuard /> : null
  return (
    <UnsavedBar
      text={t('staff.commerceChanged', { count })}
      isBusy={isBusy}
      onClear={clear}
      onSave={() => void saveAll()}
    >
      {t('staff.commerceSave')}
    </UnsavedBar>
  )
}
