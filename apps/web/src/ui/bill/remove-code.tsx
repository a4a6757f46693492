import { IconButton } from '../button.tsx'

type RemoveCodeProps = { label: string; isBusy: boolean; onRemove(): void }

/** Deaf while the shop counts; a disabled button would lose the focus of whoever pressed it. */
export const RemoveCode = ({ label, isBusy, onRemove }: RemoveCodeProps) => (
  <IconButton
    icon="close"
    label={label}
    aria-disabled={isBusy || undefined}
    onClick={isBusy ? undefined : onRemove}
  />
)
