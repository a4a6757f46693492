import { LANGUAGE_NAMES } from '@vitrine/domain/store/language-names'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../../parts/parts.module.css'
import type { AttributeDraft } from './use-attribute-draft.ts'
import { withLabel } from './with-label.ts'

/** Five languages side by side; where a language says nothing, shoppers read the English words, shown pale. */
export function AttributeLabels({ draft }: { draft: Pick<AttributeDraft, 'partOf' | 'change'> }) {
  const t = useT()
  const labels = draft.partOf('labels') ?? {}
  return (
    <section className={styles.part} aria-label={t('staff.atrLabels')}>
      <h2>{t('staff.atrLabels')}</h2>
      <p>{t('staff.atrLabelsHint')}</p>
      <div className={styles.scroll}>
        <table className={styles.texts}>
          <thead>
            <tr>
              {LANGUAGES.map((language) => (
                <th key={language} scope="col" lang={language}>
                  {LANGUAGE_NAMES[language]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {LANGUAGES.map((language) => (
                <td key={language}>
                  <textarea
                    lang={language}
                    rows={1}
                    maxLength={300}
                    aria-label={`${t('staff.atrLabels')}, ${LANGUAGE_NAMES[language]}`}
                    placeholder={labels.en}
                    data-lacks={!labels[language] || undefined}
                    value={labels[language] ?? ''}
                    onChange={({ target }) =>
                      draft.change(
                        'labels',
                        withLabel(labels, language, target.value.replace(/\s*\n\s*/g, ' ')),
                      )
                    }
                  />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  )
}
