import { listEditedCategories } from '@vitrine/contract/catalog/editing/categories'
import { useClient } from '#web/engine/use-client.ts'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { FormText } from '#web/lib/form/fields.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { nameWithParents, rowsOf } from '../../catalogue/categories/tree-rows.ts'
import styles from '../coupons.module.css'
import { idsIn } from './coupon-form-state.ts'
import type { CouponForm } from './use-coupon-form.ts'

/** What it is for alone: categories with all below them, products by their numbers; with neither, all goods. */
export function CouponGoods({ form: { control, values, put, problemOf } }: { form: CouponForm }) {
  const t = useT()
  const { language } = useStore()
  const client = useClient()
  const { latest, error, retry } = useAnswer(`categories for coupons ${language}`, () =>
    client.call(listEditedCategories, { query: { language } }),
  )
  const items = latest?.items ?? []
  const chosen = idsIn(values.categories)
  const choose = (ids: readonly number[]) => put('categories', ids.join(','))
  const others = rowsOf(items).filter(({ id }) => !chosen.includes(id))
  return (
    <fieldset className={styles.goods}>
      <legend>{t('staff.couponGoods')}</legend>
      <p className="type-caption tone-second">{t('staff.couponGoodsHint')}</p>
      {error !== undefined && <Failed text="staff.failed" onRetry={retry} />}
      {latest && (
        <>
          <ul className={styles.chosen}>
            {chosen.map((id) => (
              <li key={id}>
                {nameWithParents(items, id)}
                <IconButton
                  icon="close"
                  label={t('staff.couponGoodsLess', { name: nameWithParents(items, id) })}
                  onClick={() => choose(chosen.filter((one) => one !== id))}
                />
              </li>
            ))}
          </ul>
          <SelectField
            label={t('staff.couponCategory')}
            value=""
            error={problemOf('categories')}
            options={[
              { value: '', text: t('staff.couponCategoryAdd') },
              ...others.map(({ id }) => ({ value: String(id), text: nameWithParents(items, id) })),
            ]}
            onChange={(id) => id !== '' && choose([...chosen, Number(id)])}
          />
        </>
      )}
      <FormText {...{ control, name: 'skus' }} label={t('staff.offerSkus')} maxLength={10_000} />
    </fieldset>
  )
}
