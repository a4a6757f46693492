import { LANGUAGE_NAMES } from '@vitrine/domain/store/language-names'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import type { MessageKey } from '@vitrine/i18n/message-key'
import type { ComponentProps, ReactNode } from 'react'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './parts.module.css'

type Cell = { value: string; isLacking: boolean } & Pick<
  ComponentProps<'textarea'>,
  'rows' | 'maxLength' | 'placeholder'
>
type TextTableProps<Field extends string> = {
  fields: readonly (readonly [Field, MessageKey])[]
  /** Beside the name of a language. */
  stateOf?(language: Language): ReactNode
  cellOf(field: Field, language: Language): Cell
  onChange(field: Field, language: Language, text: string): void
}

/** What is said in five languages side by side: a row for each text, a column for each language. */
export function TextTable<Field extends string>({
  fields,
  stateOf,
  cellOf,
  onChange,
}: TextTableProps<Field>) {
  const t = useT()
  return (
    <div className={styles.scroll}>
      <table className={styles.texts}>
        <thead>
          <tr>
            <th scope="col">{t('staff.catTexts')}</th>
            {LANGUAGES.map((language) => (
              <th key={language} scope="col" lang={language}>
                {LANGUAGE_NAMES[language]}
                {stateOf?.(language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map(([field, words]) => (
            <tr key={field}>
              <th scope="row">{t(words)}</th>
              {LANGUAGES.map((language) => {
                const { isLacking, ...cell } = cellOf(field, language)
                return (
                  <td key={language}>
                    <textarea
                      lang={language}
                      aria-label={`${t(words)}, ${LANGUAGE_NAMES[language]}`}
                      data-lacks={isLacking || undefined}
                      {...cell}
                      onChange={({ target }) => onChange(field, language, target.value)}
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
