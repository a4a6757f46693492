import { uploadCategoryPicture } from '@vitrine/contract/catalog/editing/categories'
import { useId, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { notify } from '#web/lib/notify.ts'
import { useT } from '#web/ui/shop-context.tsx'

/** One from one's own machine; it stands for the category once that is saved. */
export function UploadPicture({ onDone }: { onDone(path: string): void }) {
  const t = useT()
  const client = useClient()
  const input = useId()
  const [isBusy, setBusy] = useState(false)
  async function send(file: File): Promise<void> {
    setBusy(true)
    try {
      const form = new FormData()
      form.append('picture', file)
      const { path } = await client.call(uploadCategoryPicture, { body: form as never })
      onDone(path)
    } catch {
      notify({ text: t('staff.designUploadFailed'), tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <p>
      <label htmlFor={input}>{t(isBusy ? 'staff.designUploading' : 'staff.ctgUpload')}</label>
      <input
        id={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        disabled={isBusy}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void send(file)
        }}
      />
    </p>
  )
}
