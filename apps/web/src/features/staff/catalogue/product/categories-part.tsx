import { listEditedCategories } from '@vitrine/contract/catalog/editing/categories'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { IconButton } from '#web/ui/button.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import own from '../categories/categories.module.css'
import { nameWithParents, rowsOf } from '../categories/tree-rows.ts'
import styles from '../parts/parts.module.css'
import type { ProductDraft } from './use-product-draft.ts'

/** The categories a product stands in, and one more. */
export function CategoriesPart({ draft }: { draft: ProductDraft }) {
  const t = useT()
  const client = useClient()
  const { language } = useStore()
  const { latest } = useAnswer(`categories ${language}`, () =>
    client.call(listEditedCategories, { query: { language } }),
  )
  const items = latest?.items ?? []
  const keys = draft.partOf('categories') ?? []
  const nameOf = (key: string) =>
    nameWithParents(items, items.find((one) => one.key === key)?.id ?? null) || key
  const others = rowsOf(items).filter(({ key }) => !keys.includes(key))
  return (
    <section className={styles.part} aria-label={t('staff.ctgOfProduct')}>
      <h2>{t('staff.ctgOfProduct')}</h2>
      {keys.length === 0 && <p>{t('staff.ctgNowhere')}</p>}
      <ul className={own.goods}>
        {keys.map((key) => (
          <li key={key}>
            {nameOf(key)}
            <IconButton
              icon="bin"
              label={t('staff.ctgTakeOut', { name: nameOf(key) })}
              onClick={() =>
                draft.change(
                  'categories',
                  keys.filter((one) => one !== key),
                )
              }
            />
          </li>
        ))}
      </ul>
      <select
        aria-label={t('staff.ctgAdd')}
        value=""
        onChange={({ target }) => target.value && draft.change('categories', [...keys, target.value])}
      >
        <option value="">{t('staff.ctgAdd')}</option>
        {others.map(({ id, key }) => (
          <option key={id} value={key}>
            {nameWithParents(items, id)}
          </option>
        ))}
      </select>
    </section>
  )
}
