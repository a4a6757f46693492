// Tasks that wait for the shop: stored under their ids, sent one after the other by one tab, kept or dropped by their
// answer. What the server answers is an answer, whatever its code; only silence, 429 and 5xx leave a task waiting.
import type { Storage } from '../storage/storage.ts'
import type { Observable } from '../store/observable.ts'
import type { Reply } from '../transport/reply.ts'
import type { Request } from '../transport/transport.ts'
import { failureOf, verdictOf } from '../transport/verdict.ts'
import { failureText } from './failure-text.ts'
import { createSender, type RunResult, type SenderDeps } from './sender.ts'
import type { SenderStatus } from './sender-status.ts'
import { aTask, type NewTask, type Task } from './task.ts'
import { type TaskStorage, taskStorage } from './task-storage.ts'

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
  const tasks = taskStorage(storage, prefix)
  const { on, announce } = listeners(deps.notify)
  const stamp = () => ({ id: newId(), now: clock.now() })
  const sender = createSender({ ...deps, name: `send ${prefix}`, work: () => sendAll(deps, tasks, announce) })
  return {
    waiting: tasks.waiting,
    status: sender.status,
    run: sender.run,
    on,
    async load() {
      await tasks.read()
      await sender.run()
    },
    async queue(wanted) {
      const task = aTask(wanted, stamp())
      await tasks.keep(task)
      await tasks.read()
      void sender.run()
      return task
    },
    async execute(wanted) {
      const task = await transmit(deps, aTask(wanted, stamp()))
      announce(task)
      return task
    },
    async cancel(taskId) {
      await tasks.drop(taskId)
      await tasks.read()
    },
    async clear() {
      for (const { task_id, payload } of await tasks.read()) if (!payload.asGuest) await tasks.drop(task_id)
      await tasks.read()
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
    announce(task: Task) {
      for (const { event, listener } of entries) if (event === task.callback_event) listener(task)
      const text = task.silent ? undefined : failureText(task)
      if (text !== undefined) notify?.(text)
    },
  }
}

async function sendAll(
  deps: TaskQueueDeps,
  tasks: TaskStorage,
  announce: (task: Task) => void,
): Promise<RunResult> {
  await tasks.purge(deps.clock.now())
  for (const task of await tasks.read()) {
    const sent = await transmit(deps, task)
    const isOver = sent.transmited || (isSilentRead(sent) && sent.attempts >= SILENT_ATTEMPTS)
    const isStored = !isOver || (sent.transmited && sent.is_result_cacheable)
    await (isStored ? tasks.keep(sent) : tasks.drop(sent.task_id))
    await tasks.read()
    if (isOver) announce(sent)
    else return { done: false, failure: failureOf({ ...sent, code: sent.code ?? 0 }), ...sent.meta }
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

/** A session that is over is an answer, too: its tasks go with it. */
function doneAt(reply: Reply, now: number): Pick<Task, 'transmited' | 'transmited_at'> {
  return verdictOf(reply) === 'retry'
    ? { transmited: false, transmited_at: null }
    : { transmited: true, transmited_at: now }
}
