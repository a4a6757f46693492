import { type ComponentType, useEffect, useState } from 'react'
import { isNewsletterOpen } from '#web/lib/content/newsletter-modal.ts'
import { tellPanelFailure } from '#web/lib/panel/tell-panel-failure.ts'
import { useWatched } from '#web/lib/use-watched.ts'
import { useT } from '#web/ui/shop-context.tsx'

/** The modal's code comes when somebody asks for it. */
export function NewsletterOpener() {
  const t = useT()
  const isOpen = useWatched(isNewsletterOpen)
  const [Modal, setModal] = useState<ComponentType>()
  useEffect(() => {
    if (!isOpen || Modal) return
    import('#web/features/newsletter/newsletter-modal.tsx').then(
      ({ NewsletterModal }) => setModal(() => NewsletterModal),
      () => {
        isNewsletterOpen.set(false)
        tellPanelFailure(t)
      },
    )
  }, [isOpen, Modal, t])
  return Modal ? <Modal /> : null
}
