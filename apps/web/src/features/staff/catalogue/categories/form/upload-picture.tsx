import { uploadCategoryPicture } from '@vitrine/contract/catalog/editing/categories'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { notify } from '#web/lib/notify.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { PickPicture } from '../../../writing/pick-picture.tsx'

/** One from one's own machine; it stands for the category once that is saved. */
export function UploadPicture({ onDone }: { onDone(path: string): void }) {
  const t = useT()
  const client = useClient()
  const [isBusy, setBusy] = useState(false)
  async function send(file: File): Promise<void> {
    setBusy(true)
    try {
      const form = new FormData()
      form.append('picture', file)
      const { path } = await client.call(uploadCategoryPicture, { body: form })
      onDone(path)
    } catch {
      notify({ text: t('staff.designUploadFailed'), tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return <PickPicture label={t('staff.ctgUpload')} isBusy={isBusy} onPick={(file) => void send(file)} />
}
