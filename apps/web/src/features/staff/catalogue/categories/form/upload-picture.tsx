import { uploadCategoryPicture } from '@vitrine/contract/catalog/editing/categories'
import { useClient } from '#web/engine/use-client.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { PickPicture } from '../../../writing/pick-picture.tsx'

/** One from one's own machine; it stands for the category once that is saved. */
export function UploadPicture({ onDone }: { onDone(path: string): void }) {
  const t = useT()
  const client = useClient()
  async function send(file: File): Promise<void> {
    const form = new FormData()
    form.append('picture', file)
    const { path } = await client.call(uploadCategoryPicture, { body: form })
    onDone(path)
  }
  return <PickPicture label={t('staff.ctgUpload')} send={send} />
}
