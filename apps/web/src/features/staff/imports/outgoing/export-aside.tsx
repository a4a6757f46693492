import { IMPORT_FORMATS } from '@vitrine/contract/catalog/imports/import-parts'
import { CURRENCY_CODES, LANGUAGES } from '@vitrine/domain/store/store-view'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { languageName } from '../../writing/language-names.ts'
import { Choice } from '../choice.tsx'
import { FORMAT_NAMES } from '../import-words.ts'
import styles from '../imports.module.css'
import { useExport } from './use-export.ts'

type Wish = Parameters<ReturnType<typeof useExport>['write']>[0]

/** The catalogue as a table to take along. */
export function ExportAside() {
  const t = useT()
  const { state, write } = useExport()
  const [wish, setWish] = useState<Wish>({ format: 'shopify', language: 'en', currency: 'USD' })
  const isWriting = state?.kind === 'writing'
  return (
    <section className={styles.section} aria-labelledby="export">
      <h2 id="export">{t('staff.impExport')}</h2>
      <p className={styles.second}>{t('staff.impExportHint')}</p>
      <div className={styles.wish}>
        <Choice
          label={t('staff.impExportFormat')}
          value={wish.format}
          options={IMPORT_FORMATS.map((one) => [
            one,
            one === 'csv' ? t('staff.impOtherName') : FORMAT_NAMES[one],
          ])}
          onChange={(format) => setWish({ ...wish, format })}
        />
        <Choice
          label={t('staff.impLanguage')}
          value={wish.language}
          options={LANGUAGES.map((one) => [one, languageName(t, one)])}
          onChange={(language) => setWish({ ...wish, language })}
        />
        <Choice
          label={t('staff.impCurrency')}
          value={wish.currency}
          options={CURRENCY_CODES.map((one) => [one, one])}
          onChange={(currency) => setWish({ ...wish, currency })}
        />
      </div>
      <div className={styles.acts}>
        <Button look="line" disabled={isWriting} isBusy={isWriting} onClick={() => void write(wish)}>
          {t('staff.impExportDo')}
        </Button>
        <span role="status" className={state?.kind === 'failed' ? styles.bad : styles.second}>
          {state && <Told state={state} />}
        </span>
      </div>
    </section>
  )
}

function Told({ state }: { state: NonNullable<ReturnType<typeof useExport>['state']> }) {
  const t = useT()
  if (state.kind === 'failed') return t('staff.impExportFailed')
  return t(state.kind === 'done' ? 'staff.impExported' : 'staff.impExporting', { count: state.count })
}
