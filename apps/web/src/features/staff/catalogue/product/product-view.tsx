import { CallError } from '@vitrine/contract/reply'
import { Link } from 'react-router'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { Denied } from '../../answer/denied.tsx'
import staff from '../../staff-page.module.css'
import { UnsavedBar } from '../../table/unsaved-bar.tsx'
import { useSaveKey } from '../../writing/use-save-key.ts'
import { TYPE_WORDS } from '../catalogue-words.ts'
import { Faults } from '../faults.tsx'
import { useFieldName } from '../parts/field-name.ts'
import { Overtaken } from '../parts/overtaken.tsx'
import styles from '../parts/parts.module.css'
import { AttributesPart } from './attributes-part.tsx'
import { CategoriesPart } from './categories-part.tsx'
import { BundlePart } from './options/bundle-part.tsx'
import { CustomOptionsPart } from './options/custom-options-part.tsx'
import { DownloadsPart } from './options/downloads/downloads-part.tsx'
import { LinksPart } from './options/links-part.tsx'
import { VariantsPart } from './options/variants-part.tsx'
import { PicturesPart } from './pictures/pictures-part.tsx'
import { PricesPart } from './prices-part.tsx'
import { ShownPart } from './shown-part.tsx'
import { StockPart } from './stock-part.tsx'
import { TextsPart } from './texts-part.tsx'
import { useProductDraft } from './use-product-draft.ts'

/** A product with its texts in five languages, prices, pieces, pictures and where it is shown; saved together. */
export function ProductView({ id }: { id: number }) {
  const t = useT()
  const fieldName = useFieldName()
  const { language } = useStore()
  const draft = useProductDraft(id)
  useSaveKey(() => void draft.save())
  const { product, error } = draft
  if (error instanceof CallError && error.code === 403) return <Denied />
  if (!product) return <Waits error={error} onRetry={draft.retry} />
  const path = product.paths[language]
  return (
    <div className={staff.page}>
      <Link className="text-link" to="/admin/catalogue">
        {t('staff.catalogue')}
      </Link>
      <h1 className={staff.title} tabIndex={-1}>
        {product.parts.texts?.[language]?.name ?? product.parts.texts?.en?.name ?? product.sku}
      </h1>
      <p className={styles.facts}>
        {product.sku}, {t(TYPE_WORDS[product.type])}
        {product.parent && <Link to={`/admin/catalogue/${product.parent.id}`}>{product.parent.name}</Link>}
        {path && (
          <Link className="text-link" to={`/${path}`}>
            {t('staff.catSee')}
          </Link>
        )}
        {product.kept_parts.length > 0 && (
          <span>
            {t('staff.catKept', { parts: product.kept_parts.map((part) => fieldName([part])).join(', ') })}
          </span>
        )}
      </p>
      <Overtaken draft={draft} />
      <Faults faults={draft.faults} names={draft.names} />
      <TextsPart {...{ draft, product }} />
      <PricesPart {...{ draft, product }} />
      <StockPart {...{ draft, product }} />
      <PicturesPart {...{ draft, product }} />
      <AttributesPart draft={draft} hasVariants={product.variants.length > 0} />
      <CategoriesPart draft={draft} />
      <VariantsPart {...{ draft, product }} />
      <BundlePart {...{ draft, product }} />
      <DownloadsPart {...{ draft, product }} />
      {product.parent === null && (
        <>
          <CustomOptionsPart draft={draft} />
          <LinksPart {...{ draft, product }} />
        </>
      )}
      <ShownPart draft={draft} />
      {draft.count > 0 && (
        <UnsavedBar
          text={t('staff.catChanged', { count: draft.count })}
          isBusy={draft.isBusy}
          onClear={draft.forget}
          onSave={() => void draft.save()}
        >
          {t('staff.catSave')} <kbd>Ctrl S</kbd>
        </UnsavedBar>
      )}
    </div>
  )
}

/** What it is called is not known yet, or never will be. */
function Waits({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const t = useT()
  return (
    <div className={staff.page}>
      <h1 className={staff.title} tabIndex={-1}>
        {t('staff.catProduct')}
      </h1>
      <WaitsFor error={error} onRetry={onRetry} />
    </div>
  )
}

function WaitsFor({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const t = useT()
  if (error === undefined) return <div className={staff.loading} aria-busy="true" />
  if (!(error instanceof CallError) || error.code !== 404)
    return <Failed text="staff.failed" onRetry={onRetry} />
  return (
    <p className={staff.empty} role="status">
      {t('staff.catUnknown')}{' '}
      <Link className="text-link" to="/admin/catalogue">
        {t('staff.backToList')}
      </Link>
    </p>
  )
}
