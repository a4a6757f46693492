import { useState } from 'react'
import { lazyPanel } from '#web/lib/panel/lazy-panel.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './guide-button.module.css'
import type { GuidedSizes } from './size-guide.tsx'

// Only who asks for it downloads it.
const SizeGuide = lazyPanel(async () => (await import('./size-guide.tsx')).SizeGuide)

export function GuideButton(sizes: GuidedSizes) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={`text-link ${styles.guide}`} onClick={() => setOpen(true)}>
        {t('purchase.findSize')}
      </button>
      {isOpen && <SizeGuide {...sizes} isOpen onOpen={() => setOpen(true)} onClose={() => setOpen(false)} />}
    </>
  )
}
