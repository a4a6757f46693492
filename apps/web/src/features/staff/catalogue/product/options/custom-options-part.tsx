import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../../parts/parts.module.css'
import type { ProductDraft } from '../use-product-draft.ts'
import { CustomOption, type Option } from './custom-option.tsx'
import { numbered } from './numbered.ts'
import own from './options.module.css'

const NEW: Option = {
  ...{ titles: { en: '' }, type: 'field', required: false, prices: {}, price_type: 'fixed' },
  ...{ max_characters: 0, values: [] },
}

/** What a shopper may say of a piece: an engraving, a hem; each with what it adds to the price. */
export function CustomOptionsPart({ draft }: { draft: ProductDraft }) {
  const t = useT()
  const options = draft.partOf('custom_options') ?? []
  const change = (next: Option[]) => draft.change('custom_options', next)
  return (
    <section className={styles.part} aria-label={t('staff.optCustom')}>
      <h2>{t('staff.optCustom')}</h2>
      {numbered(options).map(({ key, at }) => (
        <CustomOption key={key} {...{ options, at }} onChange={change} />
      ))}
      <Button look="line" className={own.more} onClick={() => change([...options, NEW])}>
        {t('staff.optAddCustom')}
      </Button>
    </section>
  )
}
