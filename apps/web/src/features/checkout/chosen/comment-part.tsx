import { useState } from 'react'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../checkout.module.css'
import { MOST_OF_COMMENT } from '../details.ts'
import type { DetailsForm } from '../use-details.ts'

/** Behind a line of words until somebody has something to say; what was said once is shown again. */
export function CommentPart({ form: { details, set } }: { form: Pick<DetailsForm, 'details' | 'set'> }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const comment = details.comment ?? ''
  if (!isOpen && comment === '')
    return (
      <div className={styles.more}>
        <button type="button" className="text-link" onClick={() => setOpen(true)}>
          {t('checkout.addComment')}
        </button>
      </div>
    )
  return (
    <div className={styles.more}>
      <TextArea
        label={t('checkout.comment')}
        hint={t('checkout.commentHint')}
        name="comment"
        maxLength={MOST_OF_COMMENT}
        value={comment}
        onChange={(text) => set('comment', text)}
      />
    </div>
  )
}
