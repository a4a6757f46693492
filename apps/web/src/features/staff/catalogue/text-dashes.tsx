import type { ListedProduct } from '@vitrine/contract/catalog/editing/edited-product'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './catalogue.module.css'

/** Five dashes, one a language; read out by what is missing or older. */
export function TextDashes({ states }: { states: ListedProduct['text_states'] }) {
  const t = useT()
  const lacking = LANGUAGES.filter((language) => states[language] !== 'there')
  const label =
    lacking.length === 0 ? t('staff.catTextsAll') : t('staff.catTextsLack', { languages: lacking.join(', ') })
  return (
    <span className={styles.dashes} role="img" aria-label={label}>
      {LANGUAGES.map((language) => (
        <i key={language} data-state={states[language]} />
      ))}
    </span>
  )
}
