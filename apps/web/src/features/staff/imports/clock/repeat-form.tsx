import type { ImportRun } from '@vitrine/contract/catalog/imports/import-run'
import { useState } from 'react'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { failureNotice } from '../../answer/failure-notice.ts'
import { Choice } from '../choice.tsx'
import own from './clock.module.css'
import { INTERVALS, intervalText } from './intervals.ts'
import { useSchedules } from './use-schedules.ts'

/** What came from an address or a folder can be fetched from there again. */
export function RepeatForm({ run }: { run: ImportRun }) {
  const t = useT()
  const { save } = useSchedules()
  const [every, setEvery] = useState('1440')
  const keep = () =>
    save(run.id, Number(every)).then(
      () => notify({ text: t('staff.impRepeats'), tone: 'success' }),
      (failure) => notify(failureNotice(t, failure)),
    )
  return (
    <div className={own.repeat}>
      <Choice
        label={t('staff.impRepeat')}
        value={every}
        options={INTERVALS.map((one) => [String(one), intervalText(t, one)])}
        onChange={setEvery}
      />
      <Button look="line" onClick={() => void keep()}>
        {t('staff.impRepeatDo')}
      </Button>
    </div>
  )
}
