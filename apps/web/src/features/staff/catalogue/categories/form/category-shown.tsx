import { listEditedProducts } from '@vitrine/contract/catalog/editing/products'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { pictureUrl } from '#web/ui/picture.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { Switch } from '../../../writing/labelled.tsx'
import styles from '../../parts/parts.module.css'
import own from '../categories.module.css'
import { UploadPicture } from './upload-picture.tsx'
import type { CategoryDraft } from './use-category-draft.ts'

/** Whether shoppers see it, whether the menu lists it, and which picture stands for it: of its products, or brought. */
export function CategoryShown({
  draft,
  id,
}: {
  draft: Pick<CategoryDraft, 'partOf' | 'change'>
  id: number
}) {
  const t = useT()
  const isActive = draft.partOf('is_active') ?? true
  const inMenu = draft.partOf('include_in_menu') ?? true
  const image = draft.partOf('image') ?? null
  const pictures = usePictures(id, image)
  return (
    <section className={styles.part} aria-label={t('staff.catShown')}>
      <h2>{t('staff.catShown')}</h2>
      <Switch
        label={t('staff.ctgActive')}
        isOn={isActive}
        onChange={(isOn) => draft.change('is_active', isOn)}
      />
      <Switch
        label={t('staff.ctgInMenu')}
        isOn={inMenu}
        onChange={(isOn) => draft.change('include_in_menu', isOn)}
      />
      <fieldset className={own.pictures}>
        <legend>{t('staff.ctgPicture')}</legend>
        <label>
          <input
            type="radio"
            name="category-image"
            checked={image === null}
            onChange={() => draft.change('image', null)}
          />
          {t('staff.ctgFirstPicture')}
        </label>
        {pictures.map(({ path, name }) => (
          <label key={path}>
            <input
              type="radio"
              name="category-image"
              checked={image === path}
              onChange={() => draft.change('image', path)}
            />
            <img src={pictureUrl(path, 'cart')} alt={name} width={42} height={60} loading="lazy" />
          </label>
        ))}
        <UploadPicture onDone={(path) => draft.change('image', path)} />
      </fieldset>
    </section>
  )
}

const MOST = 24

/** Of products in it and below it; the one it has is among them, whatever it shows. */
function usePictures(id: number, image: string | null): { path: string; name: string }[] {
  const client = useClient()
  const { latest } = useAnswer(`category pictures ${id}`, () =>
    client.call(listEditedProducts, { query: { category: id, size: MOST } }),
  )
  const found = (latest?.items ?? []).flatMap(({ picture, name }) =>
    picture ? [{ path: picture, name }] : [],
  )
  const paths = new Map(found.map((one) => [one.path, one]))
  if (image !== null && !paths.has(image)) paths.set(image, { path: image, name: '' })
  return [...paths.values()]
}
