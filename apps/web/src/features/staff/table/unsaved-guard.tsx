import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { useIsAway } from '#web/ui/focus/away.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { ask, left, stay } from '../frame/leaving/leaving.ts'
import { StaffDialog } from '../staff-dialog.tsx'

/** Drawn as long as something is unsaved: who goes to another page or tab, signs out or closes the window, is asked first. */
export function UnsavedGuard() {
  const t = useT()
  // Nobody is there to ask: whoever is not the one who began it may go.
  const isAway = useIsAway()
  const { state, reset, proceed } = useBlocker(({ currentLocation: here, nextLocation: there }) => {
    if (isAway) return false
    const tabOf = ({ search }: { search: string }) => new URLSearchParams(search).get('tab')
    const isLeft = here.pathname !== there.pathname || tabOf(here) !== tabOf(there)
    if (isLeft) ask()
    return isLeft
  })
  useEffect(() => {
    const holdBack = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', holdBack)
    return () => removeEventListener('beforeunload', holdBack)
  }, [])
  if (state !== 'blocked') return null
  const goOn = () => {
    proceed()
    left()
  }
  const remain = () => {
    reset()
    stay()
  }
  return (
    <StaffDialog
      title={t('staff.leaveUnsaved')}
      onClose={remain}
      foot={
        <>
          <Button look="line" onClick={goOn}>
            {t('staff.leaveDo')}
          </Button>
          <Button onClick={remain}>{t('staff.leaveStay')}</Button>
        </>
      }
    >
      <p>{t('staff.leaveText')}</p>
    </StaffDialog>
  )
}
