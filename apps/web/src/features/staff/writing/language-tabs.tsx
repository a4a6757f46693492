import type { TextLanguage } from '@vitrine/contract/content/editing'
import { useT } from '#web/ui/shop-context.tsx'
import { languageName } from './language-names.ts'
import styles from './writing.module.css'

type LanguageTabsProps = {
  languages: readonly TextLanguage[]
  current: TextLanguage
  /** What is to be said of a language beside its name, where there is something to do. */
  noteOf(language: TextLanguage): string | undefined
  onChange(language: TextLanguage): void
}

export function LanguageTabs({ languages, current, noteOf, onChange }: LanguageTabsProps) {
  const t = useT()
  return (
    <nav className={styles.tabs} aria-label={t('staff.contentLanguages')}>
      {languages.map((language) => {
        const note = noteOf(language)
        return (
          <button
            key={language}
            type="button"
            aria-current={language === current || undefined}
            onClick={() => onChange(language)}
          >
            <span lang={language === '*' ? undefined : language}>{languageName(t, language)}</span>
            {note && <span className={styles.warn}> {note}</span>}
          </button>
        )
      })}
    </nav>
  )
}
