import type { EditedProduct } from '@vitrine/contract/catalog/editing/edited-product'
import type { ProductParts } from '@vitrine/contract/catalog/editing/product-parts'
import type { Language } from '@vitrine/domain/store/store-view'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../parts/parts.module.css'
import { TextTable } from '../parts/text-table.tsx'
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
      <TextTable
        fields={FIELDS}
        stateOf={(language) => (
          <>
            {' '}
            <State state={product.text_states[language]} />
          </>
        )}
        cellOf={(field, language) => ({
          rows: field === 'description' ? 6 : 2,
          isLacking: (texts[language]?.[field] ?? '') === '',
          value: texts[language]?.[field] ?? '',
        })}
        onChange={(field, language, text) => change(language, field, lineOf(field, text))}
      />
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
