// What was seen stays browsable without a line. Each event is handed to one function; see README.md.

import { REMINDER } from '../src/lib/order/order-note.ts'
import { answerAsset } from './answer/asset.ts'
import { answerPicture, answerRead } from './answer/copy.ts'
import { answerData } from './answer/data.ts'
import { answerPage } from './answer/page.ts'
import type { Later } from './copies/put-copy.ts'
import { keepShell } from './precache/cache-shell.ts'
import { isVisit, keepVisited } from './precache/cache-visited.ts'
import { standBack } from './precache/in-turn.ts'
import { retireBuilds } from './precache/retire-builds.ts'
import { openOrder, remindOfOrder } from './reminder/remind.ts'
import { type RequestKind, requestKind } from './request-kind.ts'

declare const self: ServiceWorkerGlobalScope

const ANSWERS: Record<
  Exclude<RequestKind, 'other'>,
  (request: Request, later: Later) => Promise<Response>
> = {
  page: answerPage,
  data: answerData,
  asset: answerAsset,
  picture: answerPicture,
  read: answerRead,
}

self.addEventListener('install', (event) => {
  // The line is asked beside this worker, which is busy with copies and pictures just when somebody presses: its own fetch is
  // the same request, and its answer counts where there is no line. Browsers that do not know how come by the worker.
  const asData = { condition: { urlPattern: { pathname: '/*.data' } } }
  void event.addRoutes?.({ ...asData, source: 'race-network-and-fetch-handler' }).catch(() => {})
  // What a page sends while it is closed is lost with the page where it comes by the worker, though that never looks at it.
  void event.addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' }).catch(() => {})
  // Both builds' files are at hand, so a new worker need not wait until the last old page is closed.
  event.waitUntil(keepShell().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(retireBuilds().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const kind = requestKind(event.request, self.location.origin)
  if (kind !== 'other') event.respondWith(ANSWERS[kind](event.request, (copy) => event.waitUntil(copy)))
})

self.addEventListener('message', (event) => {
  if (isVisit(event.data)) event.waitUntil(keepVisited(event.data))
  else standBack()
})

self.addEventListener('sync', (event) => {
  if (event.tag === REMINDER.sync) event.waitUntil(remindOfOrder())
})

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openOrder(event.notification))
})
