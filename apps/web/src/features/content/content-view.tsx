import { Head } from '#web/lib/head.tsx'
import { contentPath } from '#web/lib/links.ts'
import styles from './content-view.module.css'
import type { ContentData } from './load-content.ts'

export function View({ data }: { data: ContentData }) {
  return (
    <article className={`wrap ${styles.page}`}>
      <Head
        title={data.meta_title || data.title}
        description={data.meta_description}
        path={contentPath(data.identifier)}
      />
      <h1 className="type-title">{data.content_heading || data.title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the contract says sanitised HTML, on write and on read */}
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: data.content }} />
    </article>
  )
}
