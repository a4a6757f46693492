import { PRODUCT_FLAGS } from '@vitrine/domain/catalog/records'
import { useT } from '#web/ui/shop-context.tsx'
import { FLAG_WORDS } from '../catalogue-words.ts'
import styles from '../parts/parts.module.css'
import type { ProductDraft } from './use-product-draft.ts'

const VISIBILITIES = [
  [4, 'staff.catSeenBoth'],
  [2, 'staff.catSeenLists'],
  [3, 'staff.catSeenSearch'],
  [1, 'staff.catSeenPart'],
] as const

/** Whether it is on sale, where it is found, and what it is marked as. */
export function ShownPart({ draft }: { draft: ProductDraft }) {
  const t = useT()
  const flags = draft.partOf('flags') ?? {}
  const status = draft.partOf('status')
  return (
    <section className={styles.part} aria-label={t('staff.catShown')}>
      <h2>{t('staff.catShown')}</h2>
      <label>
        <input
          type="checkbox"
          checked={status === 1}
          onChange={() => draft.change('status', status === 1 ? 2 : 1)}
        />{' '}
        {t('staff.catOnSale')}
      </label>
      {PRODUCT_FLAGS.map((flag) => (
        <label key={flag}>
          <input
            type="checkbox"
            checked={flags[flag] ?? false}
            onChange={() => draft.change('flags', { ...flags, [flag]: !flags[flag] })}
          />{' '}
          {t(FLAG_WORDS[flag])}
        </label>
      ))}
      <label>
        {t('staff.catSeenIn')}{' '}
        <select
          value={draft.partOf('visibility')}
          onChange={({ target }) => draft.change('visibility', Number(target.value) as 1 | 2 | 3 | 4)}
        >
          {VISIBILITIES.map(([visibility, words]) => (
            <option key={visibility} value={visibility}>
              {t(words)}
            </option>
          ))}
        </select>
      </label>
    </section>
  )
}
