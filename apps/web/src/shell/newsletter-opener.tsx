import { isNewsletterOpen } from '#web/lib/content/newsletter-modal.ts'
import { lazyPanel } from '#web/lib/panel/lazy-panel.tsx'
import { useWatched } from '#web/lib/use-watched.ts'

const NewsletterModal = lazyPanel(
  async () => (await import('#web/features/newsletter/newsletter-modal.tsx')).NewsletterModal,
)

/** The modal's code comes when somebody asks for it. */
export function NewsletterOpener() {
  const isOpen = useWatched(isNewsletterOpen)
  return (
    <NewsletterModal
      isOpen={isOpen}
      onOpen={() => isNewsletterOpen.set(true)}
      onClose={() => isNewsletterOpen.set(false)}
    />
  )
}
