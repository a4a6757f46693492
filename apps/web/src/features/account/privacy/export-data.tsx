import { exportData } from '@vitrine/contract/user/privacy'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { saveFile } from '#web/lib/download/save-file.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../account.module.css'

/** One file for programs to read; it is made on this device and goes nowhere else. */
export function ExportData() {
  const t = useT()
  const client = useClient()
  const [isBusy, setBusy] = useState(false)
  async function take() {
    if (isBusy) return
    setBusy(true)
    try {
      const data = await client.call(exportData)
      saveFile('vitrine.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
    } catch {
      notify({ text: t('account.exportFailed'), tone: 'error' })
    }
    setBusy(false)
  }
  return (
    <section className={styles.part}>
      <h2 className="type-section">{t('account.yourData')}</h2>
      <p>{t('account.exportText')}</p>
      <div>
        <Button look="line" isBusy={isBusy} onClick={() => void take()}>
          {t('account.export')}
        </Button>
      </div>
    </section>
  )
}
