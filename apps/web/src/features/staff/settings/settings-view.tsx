import type { KeptSetting } from '@vitrine/contract/admin/settings'
import { CallError } from '@vitrine/contract/reply'
import { SETTING_SECTIONS, type SettingSection } from '@vitrine/domain/settings/setting'
import { SETTINGS } from '@vitrine/domain/settings/setting-list'
import { useState } from 'react'
import { Failed } from '#web/lib/answer/failed.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { Denied } from '../answer/denied.tsx'
import { SearchField } from '../search-field.tsx'
import staff from '../staff-page.module.css'
import { SaveBar } from './save-bar.tsx'
import { SettingRow } from './setting-row.tsx'
import { SECTION_WORDS, settingLabel } from './setting-words.ts'
import styles from './settings.module.css'
import { useSaveKeys } from './use-save-keys.ts'
import { type Settings, useSettings } from './use-settings.ts'

/** Everything an owner can set, by sections; changed ones wait for one press that saves them all. */
export function SettingsView() {
  const t = useT()
  const settings = useSettings()
  const [words, setWords] = useState('')
  const search = useSaveKeys(settings)
  const { items, error } = settings
  if (error instanceof CallError && error.code === 403) return <Denied />
  const found = (items ?? []).filter(({ key }) =>
    `${key} ${settingLabel(t, key)}`.toLowerCase().includes(words.toLowerCase()),
  )
  const parts = SETTING_SECTIONS.map((part) => ({
    part,
    rows: found.filter(({ key }) => SETTINGS[key]?.section === part),
  })).filter(({ rows }) => rows.length > 0)
  return (
    <div className={staff.page}>
      <h1 className={staff.title} tabIndex={-1}>
        {t('staff.settings')}
      </h1>
      <p className={staff.hint}>{t('staff.setHint')}</p>
      <search className={staff.filters}>
        <SearchField label={t('staff.setSearch')} value={words} ref={search} onChange={setWords} />
      </search>
      {error !== undefined && <Failed text="staff.failed" onRetry={settings.retry} />}
      <Told settings={settings} />
      {items === undefined && error === undefined && <div className={staff.loading} aria-busy="true" />}
      {items && parts.length === 0 && <p className={staff.empty}>{t('staff.setNone')}</p>}
      <div className={styles.layout}>
        <nav className={styles.nav} aria-label={t('staff.setSections')}>
          {parts.map(({ part }) => (
            <a key={part} href={`#${part}`} data-changed={isChanged(settings, part) || undefined}>
              {t(SECTION_WORDS[part])}
            </a>
          ))}
        </nav>
        <div className={styles.sections}>
          {parts.map(({ part, rows }) => (
            <Section key={part} {...{ part, rows, settings }} />
          ))}
        </div>
      </div>
      <SaveBar settings={settings} />
    </div>
  )
}

const isChanged = ({ changes }: Settings, part: SettingSection) =>
  changes.some(({ key }) => SETTINGS[key]?.section === part)

/** That nothing was saved, and why, before all rows. */
function Told({ settings: { problems, overtaken } }: { settings: Settings }) {
  const t = useT()
  const wrong = [...new Set(Object.keys(problems).map((place) => place.split(' ')[0] ?? ''))]
  if (wrong.length > 0)
    return (
      <Note tone="error">
        {t('staff.setInvalid', { count: wrong.length })}{' '}
        {wrong.map((key) => (
          <a key={key} className="text-link" href={`#${SETTINGS[key]?.section ?? ''}`}>
            {settingLabel(t, key)}
          </a>
        ))}
      </Note>
    )
  return overtaken.length > 0 ? <Note tone="warn">{t('staff.setMovedOn')}</Note> : null
}

type SectionProps = { part: SettingSection; rows: readonly KeptSetting[]; settings: Settings }

function Section({ part, rows, settings }: SectionProps) {
  const t = useT()
  return (
    <section id={part} aria-labelledby={`${part}-title`} className={styles.section}>
      <header>
        <h2 id={`${part}-title`}>{t(SECTION_WORDS[part])}</h2>
        <span className={styles.hint}>{t('staff.setCount', { count: rows.length })}</span>
      </header>
      {rows.map((item) => {
        const setting = SETTINGS[item.key]
        return setting && <SettingRow key={item.key} {...{ item, setting, settings }} />
      })}
    </section>
  )
}
