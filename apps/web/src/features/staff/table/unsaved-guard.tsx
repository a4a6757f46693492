import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { useIsAway } from '#web/ui/focus/away.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { StaffDialog } from '../staff-dialog.tsx'

/** Drawn as long as something is unsaved: who goes to another page or tab, or closes the window, is asked first. */
export function UnsavedGuard() {
  const t = useT()
  // Nobody is there to ask: whoever is not the one who began it may go.
  const isAway = useIsAway()
  const { state, reset, proceed } = useBlocker(({ currentLocation: here, nextLocation: there }) => {
    if (isAway) return false
    const tabOf = ({ search }: { search: string }) => new URLSearchParams(search).get('tab')
    return here.pathname !== there.pathname || tabOf(here) !== tabOf(there)
  })
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  if (state !== 'blocked') return null
  return (
    <StaffDialog
      title={t('staff.leaveUnsaved')}
      onClose={reset}
      foot={
        <>
          <Button look="line" onClick={proceed}>
            {t('staff.leaveDo')}
          </Button>
          <Button onClick={reset}>{t('staff.leaveStay')}</Button>
        </>
      }
    >
      <p>{t('staff.leaveText')}</p>
    </StaffDialog>
  )
}
