import type { MessageKey } from '@vitrine/i18n/message-key'
import { useT } from '#web/ui/shop-context.tsx'
import { StaffDialog } from '../staff-dialog.tsx'
import { openPanel, useOpenPanel } from './frame-panels.ts'
import styles from './keys-help.module.css'
import { setLetters, useLetters } from './letter-keys.ts'
import { useRooms } from './rooms/use-rooms.ts'

type Row = readonly [MessageKey, ...string[]]
const EVERYWHERE: readonly Row[] = [
  ['staff.keyFind', 'Ctrl', 'K'],
  ['staff.keySearch', '/'],
  ['staff.keyUndo', 'Ctrl', 'Z'],
  ['staff.keyStore', '0', '–', '7'],
  ['staff.keyHelp', '?'],
  ['staff.keyClose', 'Esc'],
]
const LISTS: readonly Row[] = [
  ['staff.keyNext', 'J', 'K'],
  ['staff.keyOpen', '↵'],
  ['staff.keySelect', 'X'],
  ['staff.keyApprove', 'A'],
  ['staff.keyReject', 'R'],
]

/** All the keys there are, and whether single letters are some. */
export function KeysHelp() {
  const t = useT()
  const hasLetters = useLetters()
  const rooms = useRooms().flat()
  if (useOpenPanel() !== 'keys') return null
  return (
    <StaffDialog
      title={t('staff.keysTitle')}
      isWide
      onClose={() => openPanel(undefined)}
      foot={
        <label className={styles.switch}>
          <input type="checkbox" checked={hasLetters} onChange={({ target }) => setLetters(target.checked)} />
          {t('staff.keyLetters')}
        </label>
      }
    >
      <div className={styles.keys}>
        <KeyList title="staff.keysEverywhere" rows={EVERYWHERE} />
        <KeyList title="staff.lists" rows={LISTS} />
        <KeyList
          title="staff.keysGo"
          rows={rooms.map(({ title, letter }): Row => [title, 'G', letter.toUpperCase()])}
        />
      </div>
    </StaffDialog>
  )
}

function KeyList({ title, rows }: { title: MessageKey; rows: readonly Row[] }) {
  const t = useT()
  return (
    <section>
      <h3>{t(title)}</h3>
      <ul>
        {rows.map(([word, ...keys]) => (
          <li key={word}>
            {t(word)}
            <span>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
