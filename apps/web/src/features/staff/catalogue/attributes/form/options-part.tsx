import type { EditedAttribute } from '@vitrine/contract/catalog/editing/attributes'
import { LANGUAGE_NAMES } from '@vitrine/domain/store/language-names'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { SearchField } from '../../../search-field.tsx'
import staff from '../../../staff-page.module.css'
import { Switch } from '../../../writing/labelled.tsx'
import styles from '../../parts/parts.module.css'
import own from '../attributes.module.css'
import { OptionRow } from './option-row.tsx'
import type { AttributeDraft } from './use-attribute-draft.ts'
import { useOptions } from './use-options.ts'

/** More are drawn when asked for: each has a field in every language. */
const STEP = 60
const WORTH_SEARCHING = 12

type OptionsPartProps = { draft: Pick<AttributeDraft, 'partOf' | 'change'>; attribute: EditedAttribute }

/** The options in their order, in five languages; those products have cannot be taken away. */
export function OptionsPart({ draft, attribute }: OptionsPartProps) {
  const t = useT()
  const desk = useOptions(draft)
  const { options } = desk
  const [q, setQ] = useState('')
  const [most, setMost] = useState(STEP)
  const [isDrawn, setDrawn] = useState(attribute.parts.options.some(({ swatch }) => swatch !== null))
  const found = desk.rows.filter(({ option: { labels, key } }) =>
    `${key} ${Object.values(labels).join(' ')}`.toLowerCase().includes(q.toLowerCase()),
  )
  return (
    <section className={styles.part} aria-label={t('staff.atrOptions')}>
      <h2>
        {t('staff.atrOptions')} <small>{options.length}</small>
      </h2>
      <p className={staff.hint}>{t('staff.atrOptionsHint')}</p>
      <Switch label={t('staff.atrDrawn')} isOn={isDrawn} onChange={setDrawn} />
      {options.length > WORTH_SEARCHING && (
        <search className={staff.filters}>
          <SearchField label={t('staff.atrOptionFind')} value={q} onChange={setQ} />
        </search>
      )}
      {options.length === 0 && <p>{t('staff.atrOptionNone')}</p>}
      {options.length > 0 && (
        <div className={styles.scroll}>
          <table className={own.options}>
            <thead>
              <tr>
                <th scope="col">{t('staff.atrPlace')}</th>
                {isDrawn && <th scope="col">{t('staff.atrSwatch')}</th>}
                {LANGUAGES.map((language) => (
                  <th key={language} scope="col" lang={language}>
                    {LANGUAGE_NAMES[language]}
                  </th>
                ))}
                <th scope="col">{t('staff.atrUsed')}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {found.slice(0, most).map((row) => (
                <OptionRow
                  key={row.id}
                  row={row}
                  desk={desk}
                  isDrawn={isDrawn}
                  canMove={q === ''}
                  products={attribute.option_products[row.id] ?? 0}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p>
        {found.length > most && (
          <Button look="line" onClick={() => setMost(most + STEP)}>
            {t('staff.atrOptionMore')}
          </Button>
        )}{' '}
        <Button
          look="line"
          onClick={() => {
            setQ('')
            setMost(options.length + 1)
            desk.add()
          }}
        >
          {t('staff.atrOptionAdd')}
        </Button>
      </p>
    </section>
  )
}
