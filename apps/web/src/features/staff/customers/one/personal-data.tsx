import { useState } from 'react'
import { notify } from '#web/lib/notify.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { type DataDeed, DataForm } from '../acts/data-form.tsx'
import styles from '../customers.module.css'
import type { CustomerActs } from '../use-customer.ts'

type PersonalDataProps = { acts: CustomerActs; onGone(): void }

/** For who asks by letter or phone; customers with a line do both themselves. */
export function PersonalData({ acts, onGone }: PersonalDataProps) {
  const t = useT()
  const [deed, setDeed] = useState<DataDeed>()
  function done(did: DataDeed) {
    setDeed(undefined)
    notify({ text: t(did === 'take' ? 'staff.dataTaken' : 'staff.dataDeleted'), tone: 'success' })
    if (did === 'delete') onGone()
  }
  return (
    <section className={styles.part}>
      <h3>{t('staff.dataTitle')}</h3>
      <button type="button" className="text-link" onClick={() => setDeed('take')}>
        {t('staff.dataTake')}
      </button>
      <button type="button" className="text-link" onClick={() => setDeed('delete')}>
        {t('staff.dataDelete')}
      </button>
      {deed && <DataForm deed={deed} acts={acts} onDone={done} onClose={() => setDeed(undefined)} />}
    </section>
  )
}
