import type { CategoryParts } from '@vitrine/contract/catalog/editing/categories'
import { CATEGORY_TEXT_MOST } from '@vitrine/domain/catalog/editing/product-limits'
import type { Language } from '@vitrine/domain/store/store-view'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../../parts/parts.module.css'
import { TextTable } from '../../parts/text-table.tsx'
import type { CategoryDraft } from './use-category-draft.ts'

const FIELDS = [
  ['name', 'staff.catName'],
  ['description', 'staff.catText'],
  ['url_key', 'staff.catAddress'],
] as const
type Field = (typeof FIELDS)[number][0]
const EMPTY = { name: '', description: '', url_key: '' }

/** Five languages side by side; where a language says nothing, shoppers read the English words, shown pale. */
export function CategoryTexts({ draft }: { draft: Pick<CategoryDraft, 'partOf' | 'change'> }) {
  const t = useT()
  const texts = draft.partOf('texts') ?? {}
  const change = (language: Language, field: Field, value: string) => {
    const text = { ...EMPTY, ...texts[language], [field]: value }
    draft.change('texts', { ...texts, [language]: text } as CategoryParts['texts'])
  }
  return (
    <section className={styles.part} aria-label={t('staff.catTexts')}>
      <h2>{t('staff.catTexts')}</h2>
      <p>{t('staff.ctgTextsHint')}</p>
      <TextTable
        fields={FIELDS}
        cellOf={(field, language) => ({
          rows: field === 'description' ? 4 : 2,
          maxLength: CATEGORY_TEXT_MOST[field],
          placeholder: texts.en?.[field],
          isLacking: field === 'name' && !texts[language]?.name,
          value: texts[language]?.[field] ?? '',
        })}
        onChange={(field, language, text) => change(language, field, lineOf(field, text))}
      />
    </section>
  )
}

/** Names and addresses are one line, however they were pasted. */
const lineOf = (field: Field, value: string): string =>
  field === 'description' ? value : value.replace(/\s*\n\s*/g, ' ')
