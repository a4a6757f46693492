import type { ClothKey, Gender, Good } from '../goods/good.ts'
import type { Topic } from './topic.ts'

/** What somebody said, and of what kind of garment, so that it lands on one it could have been written for. */
export type Voice = {
  topic: Topic
  /** Left out, the words suit either. */
  who?: Exclude<Gender, 'unisex'>
  /** Left out, any cloth. */
  cloth?: readonly ClothKey[]
  extra?: NonNullable<Good['extras']>[number]
  rating: 1 | 2 | 3 | 4 | 5
  /** Said when the words speak of it: small, true, large. */
  fit?: -1 | 0 | 1
  /** Said when the words name it. */
  size?: string
  title: string
  detail: string
  nickname: string
}
