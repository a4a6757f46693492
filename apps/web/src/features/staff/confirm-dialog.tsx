import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { StaffDialog } from './staff-dialog.tsx'

type ConfirmDialogProps = {
  title: string
  /** What will happen, of what there is no way back from. */
  text: string
  /** Repeats the act. */
  act: string
  isBusy?: boolean
  onDo(): void
  onClose(): void
}

/** Before an act that cannot be undone: it says what follows, and its button what it does. */
export function ConfirmDialog({ title, text, act, isBusy = false, onDo, onClose }: ConfirmDialogProps) {
  const t = useT()
  return (
    <StaffDialog
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button look="line" onClick={onClose}>
            {t('staff.notNow')}
          </Button>
          <Button isBusy={isBusy} disabled={isBusy} onClick={onDo}>
            {act}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </StaffDialog>
  )
}
