import { getAttributes } from '@vitrine/contract/catalog'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { IconButton } from '#web/ui/button.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import own from '../attributes/attributes.module.css'
import styles from '../parts/parts.module.css'
import { AttributeAnswer } from './attribute-answer.tsx'
import type { ProductDraft } from './use-product-draft.ts'

/** What a product is like, attribute by attribute; a variant says here by what it differs from the others. */
export function AttributesPart({ draft, hasVariants }: { draft: ProductDraft; hasVariants: boolean }) {
  const t = useT()
  const client = useClient()
  const { code: store } = useStore()
  const { latest } = useAnswer(`attributes of products ${store}`, () => client.call(getAttributes, {}))
  const all = latest?.items ?? []
  const values = draft.partOf('attributes') ?? {}
  const write = (code: string, given: readonly string[]) =>
    draft.change('attributes', { ...values, [code]: [...given] })
  const isThere = (code: string) => (values[code] ?? []).length > 0 || draft.isTouched('attributes', code)
  const shown = all.filter(({ attribute_code: code }) => isThere(code))
  const others = all.filter(({ attribute_code: code }) => !isThere(code))
  return (
    <section className={styles.part} aria-label={t('staff.atrOfProduct')}>
      <h2>{t('staff.atrOfProduct')}</h2>
      {hasVariants && <p>{t('staff.atrOfVariants')}</p>}
      {latest && shown.length === 0 && <p>{t('staff.atrOfProductNone')}</p>}
      {shown.map((attribute) => {
        const { attribute_code: code, frontend_label: label } = attribute
        return (
          <fieldset key={code} className={own.answers} aria-label={label}>
            <span>{label}</span>
            <AttributeAnswer
              attribute={attribute}
              values={values[code] ?? []}
              onChange={(given) => write(code, given)}
            />
            <IconButton
              icon="bin"
              label={t('staff.atrOptionRemove', { name: label })}
              disabled={(values[code] ?? []).length === 0}
              onClick={() => write(code, [])}
            />
          </fieldset>
        )
      })}
      <select
        aria-label={t('staff.atrOfProductAdd')}
        value=""
        onChange={({ target }) => target.value && write(target.value, [])}
      >
        <option value="">{t('staff.atrOfProductAdd')}</option>
        {others.map(({ attribute_code: code, frontend_label: label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </select>
    </section>
  )
}
