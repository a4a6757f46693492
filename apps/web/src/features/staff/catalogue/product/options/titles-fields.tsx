import { LANGUAGE_NAMES } from '@vitrine/domain/store/language-names'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './options.module.css'

export type Titles = { en: string } & Partial<Record<Language, string>>

/** What one of several is called here: in the reader's language, else in English, else by its place. */
export function useTitle(): (titles: Titles, at: number) => string {
  const t = useT()
  const { language } = useStore()
  return (titles, at) => titles[language] || titles.en || t('staff.optNumber', { number: at + 1 })
}

type TitlesFieldsProps = { titles: Titles; name: string; onChange(titles: Titles): void }

/** One line in five languages; the English one is there, and shown where another is missing. */
export function TitlesFields({ titles, name, onChange }: TitlesFieldsProps) {
  const t = useT()
  return (
    <div className={styles.titles}>
      {LANGUAGES.map((language) => (
        <label key={language}>
          {LANGUAGE_NAMES[language]}
          <input
            lang={language}
            maxLength={200}
            aria-label={`${name}: ${t('staff.optTitle')}, ${LANGUAGE_NAMES[language]}`}
            value={titles[language] ?? ''}
            onChange={({ target }) => onChange(written(titles, language, target.value))}
          />
        </label>
      ))}
    </div>
  )
}

/** An emptied one is none, so that the English one is shown again. */
function written(titles: Titles, language: Language, text: string): Titles {
  if (text !== '' || language === 'en') return { ...titles, [language]: text }
  const { [language]: _, ...others } = titles
  return others
}
