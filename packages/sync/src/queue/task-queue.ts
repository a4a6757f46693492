// Tasks that wait for the shop: stored under their ids, sent one after the other by one tab, kept or dropped by their
// answer. What the server answers is an answer, whatever its code; only silence, 429 and 5xx leave a task waiting.
import type { Storage } from '../storage/storage.ts'
import type { Observable } from '../store/observable.ts'
import type { Reply, Request } from '../transport/transport.ts'
import { failureText } from './failure-text.ts'
import { createSender, type RunResult, type SenderDeps } from './sender.ts'
import type { SenderStatus } from './sender-status.ts'
import { aTask, type NewTask, type Task } from './task.ts'
import { type TaskShelf, taskShelf } from './task-shelf.ts'

const SILENT_ATTEMPTS = 1

export type TaskQueueDeps = Omit<SenderDeps, 'work' | 'name'> & {
  storage: Storage
  /** `[{storeCode}-]shop/syncTasks` */
  prefix: string
  newId: () => string
  send: (request: Request) => Promise<Reply>
  cartId: () => string | null
  /** Told of failures the shopper should see. */
  notify?: (text: string) => void
}
export type TaskQueue = {
  waiting: Observable<readonly Task[]>
  status: Observable<SenderStatus>
  load(): Promise<void>
  /** Stores it and resolves with the task as it waits; it is sent when its turn comes. */
  queue(task: NewTask): Promise<Task>
  /** Sends it now and resolves with its answer; never stored. */
  execute(task: NewTask): Promise<Task>
  on(event: string, listener: (task: Task) => void): () => void
  run(): Promise<void>
  cancel(taskId: string): Promise<void>
  /** Everything not sent yet is dropped but what is nobody's, as when a session ends. Orders are not in here. */
  clear(): Promise<void>
}

export function createTaskQueue(deps: TaskQueueDeps): TaskQueue {
  const { storage, prefix, clock, newId } = deps
  const shelf = taskShelf(storage, prefix)
  const { on, tell } = listeners(deps.notify)
  const stamp = () => ({ id: newId(), now: clock.now() })
  const sender = createSender({ ...deps, name: `send ${prefix}`, work: () => sendAll(deps, shelf, tell) })
  return {
    waiting: shelf.waiting,
    status: sender.status,
    run: sender.run,
    on,
    async load() {
      await shelf.read()
      await sender.run()
    },
    async queue(wanted) {
      const task = aTask(wanted, stamp())
      await shelf.keep(task)
      await shelf.read()
      void sender.run()
      return task
    },
    async execute(wanted) {
      const task = await transmit(deps, aTask(wanted, stamp()))
      tell(task)
      return task
    },
    async cancel(taskId) {
      await shelf.drop(taskId)
      await shelf.read()
    },
    async clear() {
      for (const { task_id, payload } of await shelf.read()) if (!payload.asGuest) await shelf.drop(task_id)
      await shelf.read()
    },
  }
}

function listeners(notify: TaskQueueDeps['notify']) {
  const entries = new Set<{ event: string; listener: (task: Task) => void }>()
  return {
    on(event: string, listener: (task: Task) => void) {
      const entry = { event, listener }
      entries.add(entry)
      return () => void entries.delete(entry)
    },
    tell(task: Task) {
      for (const { event, listener } of entries) if (event === task.callback_event) listener(task)
      const text = task.silent ? undefined : failureText(task)
      if (text !== undefined) notify?.(text)
    },
  }
}

async function sendAll(
  deps: TaskQueueDeps,
  shelf: TaskShelf,
  tell: (task: Task) => void,
): Promise<RunResult> {
  await shelf.purge(deps.clock.now())
  for (const task of await shelf.read()) {
    const sent = await transmit(deps, task)
    const isOver = sent.transmited || (isSilentRead(sent) && sent.attempts >= SILENT_ATTEMPTS)
    const isKept = !isOver || (sent.transmited && sent.is_result_cacheable)
    await (isKept ? shelf.keep(sent) : shelf.drop(sent.task_id))
    await shelf.read()
    if (isOver) tell(sent)
    else return { done: false, error: failureText(sent) ?? `code ${sent.code}`, ...sent.meta }
  }
  return { done: true }
}

const isSilentRead = ({ silent, payload }: Task) => silent && payload.method === 'GET'

async function transmit({ send, cartId, clock }: TaskQueueDeps, task: Task): Promise<Task> {
  const reply = await send({ url: task.url, ...task.payload, cartId: cartId() })
  const { code, result, meta = {} } = reply
  const attempts = task.attempts + 1
  return { ...task, attempts, code, resultCode: code, result, meta, ...doneAt(reply, clock.now()) }
}

/** No answer, throttled, or a fault of the server: nothing was decided. */
function doneAt({ code }: Reply, now: number): Pick<Task, 'transmited' | 'transmited_at'> {
  const isOpen = code === 0 || code === 408 || code === 425 || code === 429 || code >= 500
  return isOpen ? { transmited: false, transmited_at: null } : { transmited: true, transmited_at: now }
}
