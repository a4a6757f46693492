import { MAX_DOWNLOAD_BYTES } from '@vitrine/contract/catalog/editing/downloads'
import type { EditedProduct } from '@vitrine/contract/catalog/editing/edited-product'
import type { ProductParts } from '@vitrine/contract/catalog/editing/product-parts'
import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { UnsavedGuard } from '../../../../table/unsaved-guard.tsx'
import styles from '../../../parts/parts.module.css'
import { RowButtons } from '../../../parts/row-buttons.tsx'
import type { ProductDraft } from '../../use-product-draft.ts'
import { MoneyFields } from '../money-fields.tsx'
import { numbered } from '../numbered.ts'
import own from '../options.module.css'
import { TitlesFields, useTitle } from '../titles-fields.tsx'
import fields from './file-field.module.css'
import { FileField } from './file-field.tsx'
import { useBroughtFiles } from './use-brought-files.ts'

const MEGABYTE = 1024 * 1024

type Download = NonNullable<ProductParts['downloads']>[number]

/** The files one buys: all at once, or each by itself. */
export function DownloadsPart({ draft, product }: { draft: ProductDraft; product: EditedProduct }) {
  const t = useT()
  const titleOf = useTitle()
  const hint = useId()
  const downloads = draft.partOf('downloads') ?? []
  const change = (next: Download[]) => draft.change('downloads', next)
  const brought = useBroughtFiles({
    isOpen: draft.isFresh,
    onArrived: (files) => change(downloads.map((one, at) => ({ ...one, file: files.get(at) ?? one.file }))),
  })
  if (product.type !== 'downloadable') return null
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
      <p id={hint} className={fields.hint}>
        {t('staff.optFileHint', { size: MAX_DOWNLOAD_BYTES / MEGABYTE })}
      </p>
      {numbered(downloads).map(({ key, one, at }) => {
        const name = titleOf(one.titles, at)
        const set = (next: Partial<Download>) => change(downloads.with(at, { ...one, ...next }))
        return (
          <fieldset key={key} className={own.group}>
            <legend>{name}</legend>
            <TitlesFields titles={one.titles} name={name} onChange={(titles) => set({ titles })} />
            <div className={own.line}>
              <FileField
                {...{ name, hint, value: one.file, brought: brought.at(at) }}
                onChange={(file) => set({ file })}
                onPick={(file) => brought.send(at, file)}
                onDrop={() => brought.drop(at)}
              />
              <RowButtons
                rows={downloads}
                {...{ at, name }}
                onChange={(rows) => {
                  brought.follow((was) => rows.indexOf(downloads[was] as Download))
                  change(rows)
                }}
              />
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
      {brought.isUnderWay && draft.count === 0 && <UnsavedGuard />}
    </section>
  )
}
