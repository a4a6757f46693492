import { silentChannel } from '../channel/channel.ts'
import { memoryLock } from '../lock/lock.ts'
import { createStore } from '../store/observable.ts'
import { virtualClock } from './virtual-clock.ts'

/** Everything a store needs from outside, under control. */
export function testPorts() {
  let count = 0
  return {
    clock: virtualClock(),
    random: () => 0.5,
    lock: memoryLock(),
    online: createStore(true),
    channel: silentChannel,
    newId: () => `operation-${++count}`,
  }
}
