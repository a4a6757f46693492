import type { EditedProduct } from '@vitrine/contract/catalog/editing/edited-product'
import type { ProductParts } from '@vitrine/contract/catalog/editing/product-parts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../../parts/parts.module.css'
import { RowButtons } from '../../parts/row-buttons.tsx'
import type { ProductDraft } from '../use-product-draft.ts'
import { MoneyFields } from './money-fields.tsx'
import { numbered } from './numbered.ts'
import own from './options.module.css'
import { TitlesFields, useTitle } from './titles-fields.tsx'

type Download = NonNullable<ProductParts['downloads']>[number]

/** The files one buys: all at once, or each by itself. */
export function DownloadsPart({ draft, product }: { draft: ProductDraft; product: EditedProduct }) {
  const t = useT()
  const titleOf = useTitle()
  if (product.type !== 'downloadable') return null
  const downloads = draft.partOf('downloads') ?? []
  const change = (next: Download[]) => draft.change('downloads', next)
  return (
    <section className={styles.part} aria-label={t('staff.optDownloads')}>
      <h2>{t('staff.optDownloads')}</h2>
      <label className={own.line}>
        <input
          type="checkbox"
          checked={draft.partOf('downloads_sold_separately') ?? false}
          onChange={({ target }) => draft.change('downloads_sold_separately', target.checked)}
        />
        {t('staff.optSeparately')}
      </label>
      {numbered(downloads).map(({ key, one, at }) => {
        const name = titleOf(one.titles, at)
        const set = (next: Partial<Download>) => change(downloads.with(at, { ...one, ...next }))
        return (
          <fieldset key={key} className={own.group}>
            <legend>{name}</legend>
            <TitlesFields titles={one.titles} name={name} onChange={(titles) => set({ titles })} />
            <div className={own.line}>
              <input
                aria-label={`${name}: ${t('staff.optFile')}`}
                placeholder={t('staff.optFile')}
                maxLength={500}
                value={one.file}
                onChange={({ target }) => set({ file: target.value })}
              />
              <RowButtons rows={downloads} {...{ at, name }} onChange={change} />
            </div>
            <MoneyFields
              {...{ prices: one.prices, name }}
              isPercent={false}
              onChange={(prices) => set({ prices })}
            />
          </fieldset>
        )
      })}
      <Button
        look="line"
        className={own.more}
        onClick={() => change([...downloads, { titles: { en: '' }, file: '', prices: {} }])}
      >
        {t('staff.optAddFile')}
      </Button>
    </section>
  )
}
