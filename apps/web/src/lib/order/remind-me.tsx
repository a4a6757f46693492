import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { askToRemind, canAskToRemind } from './order-reminder.ts'

type Asked = 'unknown' | 'can' | 'granted' | 'no'

/** Beside an order that waits: whoever closes the shop is told when there is a line again. */
export function RemindMe() {
  const t = useT()
  const [asked, setAsked] = useState<Asked>('unknown')
  // Known to the browser alone.
  useEffect(() => setAsked(canAskToRemind() ? 'can' : 'no'), [])
  if (asked === 'granted') return <p role="status">{t('sync.reminds')}</p>
  if (asked !== 'can') return null
  return (
    <Button
      look="line"
      onClick={() => void askToRemind().then((isGranted) => setAsked(isGranted ? 'granted' : 'no'))}
    >
      {t('sync.remind')}
    </Button>
  )
}
