import { useT } from '#web/ui/shop-context.tsx'
import styles from './pick-picture.module.css'

type PickPictureProps = { label: string; isBusy: boolean; onPick(file: File): void }

/** A picture from one's own machine. The browser's own field speaks the language of the browser, not of its reader. */
export function PickPicture({ label, isBusy, onPick }: PickPictureProps) {
  const t = useT()
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
          if (file) onPick(file)
        }}
      />
    </label>
  )
}
