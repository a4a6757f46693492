import { ContentBody } from '#web/lib/content/body/content-body.tsx'
import { Head } from '#web/lib/head.tsx'
import styles from './content-view.module.css'
import { DeliveryTable } from './delivery/delivery-table.tsx'
import { ImprintFacts } from './imprint-facts.tsx'
import type { ContentData } from './load-content.ts'

export function View({ data }: { data: ContentData }) {
  return (
    <article className={styles.page}>
      <Head title={data.meta_title || data.title} description={data.meta_description} path={data.path} />
      <h1 className="wrap type-title">{data.content_heading || data.title}</h1>
      {data.identifier === 'imprint' && <ImprintFacts />}
      <ContentBody parts={data.body} />
      <DeliveryTable places={data.deliveries} />
    </article>
  )
}
