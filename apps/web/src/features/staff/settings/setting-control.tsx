import type { SettingProblem } from '@vitrine/domain/settings/check-setting'
import type { Setting, SettingValue } from '@vitrine/domain/settings/setting'
import { Icon } from '#web/ui/icon.tsx'
import { typedDecimal } from '../decimal-of.ts'
import staff from '../staff-page.module.css'
import { choiceText, problemText, valueText } from './setting-words.ts'
import styles from './settings.module.css'
import { type Reader, useReader } from './use-reader.ts'

type ControlProps = {
  id: string
  /** What is said of it where the words beside it are not its own. */
  label?: string
  setting: Setting
  value: SettingValue | undefined
  problem: SettingProblem | undefined
  /** What somebody else has made of it meanwhile. */
  now: SettingValue | null | undefined
  onChange(value: SettingValue): void
}

/** One value, and below it what is wrong with it and what was probably meant. */
export function SettingControl({ problem, now, onChange, ...rest }: ControlProps) {
  const reader = useReader()
  const { t } = reader
  const below = `${rest.id}-below`
  const probably = problem?.probably
  return (
    <div className={styles.control}>
      <Field
        {...rest}
        onChange={onChange}
        wrong={problem && { 'aria-invalid': true, 'aria-describedby': below }}
      />
      {problem && (
        <p className={styles.wrong} id={below}>
          <Icon name="warn" size="tiny" /> {problemText(reader, problem)}{' '}
          {probably !== undefined && (
            <button type="button" className="text-link" onClick={() => onChange(probably)}>
              {t('staff.setTake', { value: valueText(reader, probably) })}
            </button>
          )}
        </p>
      )}
      {now !== undefined && (
        <p className={styles.now}>{t('staff.setNow', { value: valueText(reader, now) })}</p>
      )}
    </div>
  )
}

type FieldProps = Omit<ControlProps, 'problem' | 'now'> & {
  wrong: { 'aria-invalid': true; 'aria-describedby': string } | undefined
}

function Field({ id, label, setting, value, wrong, onChange }: FieldProps) {
  const reader = useReader()
  const { t } = reader
  const common = { id, 'aria-label': label, ...wrong }
  const text = textIn(reader, value)
  if (setting.kind === 'switch')
    return (
      <label className={styles.switch}>
        <input
          {...common}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span aria-hidden="true">{valueText(reader, value === true)}</span>
      </label>
    )
  if (setting.kind === 'choice')
    return (
      <select
        {...common}
        className={staff.field}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      >
        {text === '' && <option value="">{t('staff.setEmpty')}</option>}
        {setting.choices.map((choice) => (
          <option key={choice} value={choice}>
            {choiceText(t, choice)}
          </option>
        ))}
      </select>
    )
  if (setting.kind === 'lines' || setting.kind === 'list')
    return (
      <textarea
        {...common}
        className={`${staff.field} ${styles.lines}`}
        rows={3}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  return (
    <input
      {...common}
      className={staff.field}
      inputMode={setting.kind === 'number' ? 'decimal' : undefined}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** A number as its reader writes it; `checkSetting` reads it back. */
function textIn({ locale }: Reader, value: SettingValue | undefined): string {
  if (typeof value === 'number') return typedDecimal(value, locale)
  return Array.isArray(value) ? value.join('\n') : String(value ?? '')
}
