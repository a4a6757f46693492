import { IMPORT_CHARSETS } from '@vitrine/contract/catalog/imports/import-parts'
import { CURRENCY_CODES, LANGUAGES } from '@vitrine/domain/store/store-view'
import { useT } from '#web/ui/shop-context.tsx'
import { languageName } from '../../writing/language-names.ts'
import { Choice } from '../choice.tsx'
import styles from '../imports.module.css'
import own from './fresh.module.css'
import type { Options } from './use-new-import.ts'

type TableOptionsProps = { options: Options; onChange(part: Partial<Options>): void }

/** What no table says of itself. */
export function TableOptions({ options, onChange }: TableOptionsProps) {
  const t = useT()
  return (
    <>
      <div className={own.options}>
        <Choice
          label={t('staff.impLanguage')}
          value={options.language}
          options={LANGUAGES.map((one) => [one, languageName(t, one)])}
          onChange={(language) => onChange({ language })}
        />
        <Choice
          label={t('staff.impCurrency')}
          value={options.currency}
          options={CURRENCY_CODES.map((one) => [one, one])}
          onChange={(currency) => onChange({ currency })}
        />
        <Choice
          label={t('staff.impCharset')}
          value={options.charset}
          options={IMPORT_CHARSETS.map((one) => [one, one.toUpperCase()])}
          onChange={(charset) => onChange({ charset })}
        />
      </div>
      <label className={own.tick}>
        <input
          type="checkbox"
          checked={options.whole}
          onChange={({ target }) => onChange({ whole: target.checked })}
        />
        <span>
          {t('staff.impWhole')} <span className={styles.second}>{t('staff.impWholeHint')}</span>
        </span>
      </label>
    </>
  )
}
