import { getPhoto } from '@vitrine/contract/partner/partner-photos'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import styles from './photos.module.css'

/** A photo only its partner may see: it comes by a call, with who asks, and not by an address. */
export function PrivatePhoto({ path, alt }: { path: string; alt: string }) {
  const client = useClient()
  const { latest } = useAnswer(`photo ${path}`, () => client.call(getPhoto, { query: { path } }))
  return (
    <span className={styles.pic}>
      {latest && <img src={`data:${latest.media_type};base64,${latest.picture}`} alt={alt} />}
    </span>
  )
}
