import type { KeptSetting } from '@vitrine/contract/admin/settings'
import type { Setting } from '@vitrine/domain/settings/setting'
import { LANGUAGES, STORE_CODES } from '@vitrine/domain/store/store-view'
import { IconButton } from '#web/ui/button.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import staff from '../staff-page.module.css'
import { momentOf } from '../staff-words.ts'
import { SettingControl } from './setting-control.tsx'
import { settingLabel } from './setting-words.ts'
import styles from './settings.module.css'
import { StandingPage } from './standing-page.tsx'
import { placeOf, type Settings } from './use-settings.ts'

type RowProps = { item: KeptSetting; setting: Setting; settings: Settings }

/** Words and key, the value for everybody, and where it differs. */
export function SettingRow({ item, setting, settings }: RowProps) {
  const t = useT()
  const { locale } = useStore()
  const { key, changed_at: at, changed_by: by } = item
  const isText = setting.reach === 'language'
  const { shown, left } = differing(item, settings)
  const places = isText ? LANGUAGES : ['*', ...shown]
  const isOf = (what: readonly string[]) => places.some((whom) => what.includes(placeOf({ key, for: whom })))
  return (
    <div
      className={styles.row}
      data-changed={isOf(settings.changes.map(placeOf)) || undefined}
      data-wrong={isOf(Object.keys(settings.problems)) || undefined}
    >
      <div>
        {isText ? (
          <p className={styles.label}>{settingLabel(t, key)}</p>
        ) : (
          <label className={styles.label} htmlFor={idOf(key, '*')}>
            {settingLabel(t, key)}
          </label>
        )}
        {setting.kind === 'number' && (
          <p className={styles.hint}>
            {t('staff.setRange', {
              min: setting.min.toLocaleString(locale),
              max: setting.max.toLocaleString(locale),
            })}
          </p>
        )}
        <StandingPage flag={key} />
        <p className={styles.key}>{key}</p>
        {at !== null && by !== null && (
          <p className={styles.key}>{t('staff.setBy', { name: by, date: momentOf(locale, at) })}</p>
        )}
      </div>
      <div className={styles.values}>
        {places.map((whom) => (
          <Value key={whom} whom={whom} {...{ item, setting, settings }} />
        ))}
      </div>
      <div>{setting.reach === 'store' && <AddStore {...{ item, settings, left }} />}</div>
    </div>
  )
}

const idOf = (key: string, whom: string) => `set-${key}-${whom === '*' ? 'all' : whom}`

/** Stores that say something of their own, here or as it is kept, and those that do not. */
function differing({ key, values }: KeptSetting, { drafts }: Settings) {
  const isShown = (code: string) => {
    const draft = drafts[placeOf({ key, for: code })]
    return draft ? draft.value !== null : code in values
  }
  return { shown: STORE_CODES.filter(isShown), left: STORE_CODES.filter((code) => !isShown(code)) }
}

function Value({ item: { key }, setting, settings, whom }: RowProps & { whom: string }) {
  const t = useT()
  const of = { key, for: whom }
  const place = placeOf(of)
  const draft = settings.drafts[place]
  const name = settingLabel(t, key)
  return (
    <div className={styles.value}>
      {whom !== '*' && <span className={styles.whom}>{whom}</span>}
      <SettingControl
        id={idOf(key, whom)}
        {...(whom !== '*' && { label: t('staff.setStoreOf', { name, store: whom }) })}
        setting={setting}
        value={draft && draft.value !== null ? draft.value : settings.keptOf(of)}
        problem={settings.problems[place]}
        now={settings.overtaken.includes(place) ? (settings.keptOf(of) ?? null) : undefined}
        onChange={(value) => settings.change({ ...of, value })}
      />
      {whom !== '*' && setting.reach === 'store' && (
        <IconButton
          icon="close"
          label={`${t('staff.setStoreOf', { name, store: whom })}: ${t('staff.setTakeAway')}`}
          onClick={() => settings.change({ ...of, value: null })}
        />
      )}
    </div>
  )
}

type AddProps = { item: KeptSetting; settings: Settings; left: readonly string[] }

function AddStore({ item: { key }, settings, left }: AddProps) {
  const t = useT()
  const all = settings.drafts[placeOf({ key, for: '*' })]?.value ?? settings.keptOf({ key, for: '*' }) ?? ''
  return (
    <select
      className={`${staff.field} ${styles.add}`}
      aria-label={t('staff.setStoreOf', { name: settingLabel(t, key), store: t('staff.setAddStore') })}
      value=""
      onChange={(event) => settings.change({ key, for: event.target.value, value: all })}
    >
      <option value="">
        {left.length === STORE_CODES.length ? t('staff.setAll') : t('staff.setAddStore')}
      </option>
      {left.map((code) => (
        <option key={code} value={code}>
          {code}
        </option>
      ))}
    </select>
  )
}
