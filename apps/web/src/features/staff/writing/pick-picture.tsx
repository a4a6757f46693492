import { useState } from 'react'
import { notify } from '#web/lib/notify.ts'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './pick-picture.module.css'

type PickPictureProps = {
  label: string
  /** Rejects where the shop did not take it, which is said here. */
  send(file: File): Promise<void>
}

/** A picture from one's own machine. The browser's own field speaks the language of the browser, not of its reader. */
export function PickPicture({ label, send }: PickPictureProps) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  async function bring(file: File): Promise<void> {
    setBusy(true)
    try {
      await send(file)
    } catch {
      notify({ text: t('staff.designUploadFailed'), tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <label className={styles.pick} aria-busy={isBusy}>
      {isBusy ? t('staff.designUploading') : label}
      <input
        className="visually-hidden"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        disabled={isBusy}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void bring(file)
        }}
      />
    </label>
  )
}
