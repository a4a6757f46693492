import type { EditedProduct } from '@vitrine/contract/catalog/editing/edited-product'
import type { ProductParts } from '@vitrine/contract/catalog/editing/product-parts'
import { LANGUAGE_NAMES } from '@vitrine/domain/store/language-names'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../parts/parts.module.css'
import type { ProductDraft } from './use-product-draft.ts'

const FIELDS = [
  ['name', 'staff.catName'],
  ['short_description', 'staff.catShort'],
  ['description', 'staff.catText'],
  ['url_key', 'staff.catAddress'],
] as const
type Field = (typeof FIELDS)[number][0]
type Texts = NonNullable<ProductParts['texts']>
const EMPTY = { name: '', description: '', short_description: '', url_key: '' }

/** Five languages side by side; what is missing, or older than the English text, is marked. */
export function TextsPart({ draft, product }: { draft: ProductDraft; product: EditedProduct }) {
  const t = useT()
  const texts = draft.partOf('texts') ?? {}
  const change = (language: Language, field: Field, value: string) => {
    const text = { ...EMPTY, ...texts[language], [field]: value }
    draft.change('texts', { ...texts, [language]: text } as Texts)
  }
  return (
    <section className={styles.part} aria-label={t('staff.catTexts')}>
      <h2>{t('staff.catTexts')}</h2>
      <div className={styles.scroll}>
        <table className={styles.texts}>
          <thead>
            <tr>
              <th scope="col">{t('staff.catTexts')}</th>
              {LANGUAGES.map((language) => (
                <th key={language} scope="col" lang={language}>
                  {LANGUAGE_NAMES[language]} <State state={product.text_states[language]} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {FIELDS.map(([field, words]) => (
              <tr key={field}>
                <th scope="row">{t(words)}</th>
                {LANGUAGES.map((language) => (
                  <td key={language}>
                    <textarea
                      lang={language}
                      rows={field === 'description' ? 6 : 2}
                      aria-label={`${t(words)}, ${LANGUAGE_NAMES[language]}`}
                      data-lacks={(texts[language]?.[field] ?? '') === '' || undefined}
                      value={texts[language]?.[field] ?? ''}
                      onChange={({ target }) => change(language, field, lineOf(field, target.value))}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** Names and addresses are one line, however they were pasted. */
const lineOf = (field: Field, value: string): string =>
  field === 'name' || field === 'url_key' ? value.replace(/\s*\n\s*/g, ' ') : value

function State({ state }: { state: string }) {
  const t = useT()
  if (state === 'missing') return <em>{t('staff.catMissing')}</em>
  return state === 'older' ? <em>{t('staff.catOlder')}</em> : null
}
