import { MAX_MEDIA, MAX_PICTURE_BYTES } from '@vitrine/contract/catalog/editing/product-parts'
import { useT } from '#web/ui/shop-context.tsx'
import pick from '../../../writing/pick-picture.module.css'
import { FailedFile } from '../failed-file.tsx'
import styles from './pictures.module.css'
import { PICTURE_KINDS, type useBroughtPictures } from './use-brought-pictures.ts'

const MEGABYTE = 1024 * 1024

/** Several at once, chosen or dropped; what did not come through stays named, with its reason. */
export function AddPictures({
  pictures,
  sent,
  tooMany,
  add,
  again,
  drop,
}: ReturnType<typeof useBroughtPictures>) {
  const t = useT()
  const isBusy = pictures.some(({ state }) => state !== 'failed')
  const failed = pictures.filter(({ state }) => state === 'failed')
  const all = sent + pictures.length - failed.length
  return (
    <div className={styles.add}>
      <label className={pick.pick}>
        {t('staff.catPicAdd')}
        <input
          className="visually-hidden"
          type="file"
          multiple
          accept={PICTURE_KINDS.join(',')}
          aria-describedby="pictures-hint"
          onChange={({ target }) => {
            add([...(target.files ?? [])])
            // The same file may be chosen again.
            target.value = ''
          }}
        />
      </label>
      <p id="pictures-hint" className={styles.hint}>
        {t('staff.catPicHint', { size: MAX_PICTURE_BYTES / MEGABYTE })}
      </p>
      <p role="status" className={styles.hint}>
        {isBusy && t('staff.catPicSent', { sent, all })}
        {tooMany > 0 && t('staff.catPicMany', { limit: MAX_MEDIA, count: tooMany })}
      </p>
      {failed.length > 0 && (
        <ul>
          {failed.map((one) => (
            <li key={one.id}>
              <FailedFile
                name={one.file.name}
                problem={one.problem}
                maxBytes={MAX_PICTURE_BYTES}
                mayAgain={one.mayAgain}
                onAgain={() => again(one.id)}
                onDrop={() => drop(one.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
