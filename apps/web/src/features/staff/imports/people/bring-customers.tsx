import { IMPORT_CHARSETS } from '@vitrine/contract/catalog/imports/import-parts'
import { STORE_VIEWS } from '@vitrine/domain/store/store-views'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { Choice } from '../choice.tsx'
import fresh from '../fresh/fresh.module.css'
import styles from '../imports.module.css'
import { CustomersReport } from './customers-report.tsx'
import own from './people.module.css'
import { useBringCustomers } from './use-bring-customers.ts'

/** Each table is tried first; what would become of it is told before anything is written. */
export function BringCustomers() {
  const t = useT()
  const bring = useBringCustomers()
  const { file, how, report, isTaken, busy, trouble } = bring
  const coming = report ? report.created + report.updated : 0
  return (
    <div className={own.part}>
      <h3>{t('staff.impBringPeople')}</h3>
      <label className={fresh.drop}>
        <Icon name="download" />
        <span>
          <b>{file?.name ?? t('staff.impPeopleFile')}</b>
          {busy && <small className={styles.second}>{t('staff.impPeopleBusy')}</small>}
        </span>
        <input
          className="visually-hidden"
          type="file"
          accept=".csv,.gz,text/csv"
          aria-label={t('staff.impPeopleFile')}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) void bring.choose(chosen)
            // The same file, put right, is a choice again.
            target.value = ''
          }}
        />
        <span className={fresh.pick} aria-hidden="true">
          {t(file ? 'staff.impOtherFile' : 'staff.impChoose')}
        </span>
      </label>
      <div className={own.two}>
        <Choice
          label={t('staff.impPeopleStore')}
          value={how.store}
          options={STORE_VIEWS.map(({ code, name }) => [code, name])}
          onChange={(store) => bring.change({ store })}
        />
        <Choice
          label={t('staff.impCharset')}
          value={how.charset}
          options={IMPORT_CHARSETS.map((one) => [one, one.toUpperCase()])}
          onChange={(charset) => bring.change({ charset })}
        />
      </div>
      {trouble && (
        <Note tone="error">
          <span lang={trouble.isServers ? 'en' : undefined}>{trouble.text}</span>
        </Note>
      )}
      {report && <CustomersReport report={report} />}
      <div className={styles.acts}>
        {!isTaken && coming > 0 && (
          <Button disabled={busy} isBusy={busy} onClick={() => void bring.take()}>
            {t('staff.impPeopleTake', { count: coming })}
          </Button>
        )}
        <span role="status" className={styles.second}>
          {t(isTaken ? 'staff.impPeopleTaken' : 'staff.impPeopleNotYet')}
        </span>
      </div>
    </div>
  )
}
