import type { ReplyMeta } from '@vitrine/contract/reply'
import type { Request } from '../transport/transport.ts'

/** A named call that must reach the shop once, in the words of the specification (api-shapes §5.1). */
export type Task = {
  task_id: string
  /** What it is, for the shopper's eyes: a key of the page's own. */
  name: string
  /** May hold `{{token}}` and `{{cartId}}`; relative to the API's origin. */
  url: string
  payload: Pick<Request, 'method' | 'body' | 'asGuest'>
  /** Who hears of the answer, of any code. */
  callback_event?: string
  /** Nobody is told when it fails. One that only reads is tried once. */
  silent: boolean
  is_result_cacheable: boolean
  product_sku?: string
  created_at: number
  attempts: number
  transmited: boolean
  transmited_at: number | null
  result: unknown
  resultCode: number | null
  code: number | null
  meta: ReplyMeta
}

export type NewTask = Pick<Task, 'name' | 'url' | 'payload'> &
  Partial<Pick<Task, 'callback_event' | 'silent' | 'is_result_cacheable' | 'product_sku'>>

export function aTask(task: NewTask, stamp: { id: string; now: number }): Task {
  return {
    silent: false,
    is_result_cacheable: false,
    ...task,
    task_id: `${stamp.now}-${stamp.id}`,
    created_at: stamp.now,
    attempts: 0,
    transmited: false,
    transmited_at: null,
    result: null,
    resultCode: null,
    code: null,
    meta: {},
  }
}
