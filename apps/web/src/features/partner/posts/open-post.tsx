import { useT } from '#web/ui/shop-context.tsx'

/** To where it was posted, which does not learn where one comes from. */
export function OpenPost({ link }: { link: string }) {
  const t = useT()
  if (link === '') return null
  return (
    <a href={link} className="text-link" target="_blank" rel="noopener noreferrer nofollow">
      {t('partner.goods.openPost')}
    </a>
  )
}
