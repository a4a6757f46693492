// One line per area: a key that no English file holds does not compile.
import type cart from '../messages/en/cart.json'
import type checkout from '../messages/en/checkout.json'
import type content from '../messages/en/content.json'
import type error from '../messages/en/error.json'
import type home from '../messages/en/home.json'
import type list from '../messages/en/list.json'
import type mail from '../messages/en/mail.json'
import type notice from '../messages/en/notice.json'
import type offline from '../messages/en/offline.json'
import type order from '../messages/en/order.json'
import type product from '../messages/en/product.json'
import type purchase from '../messages/en/purchase.json'
import type recent from '../messages/en/recent.json'
import type review from '../messages/en/review.json'
import type search from '../messages/en/search.json'
import type shell from '../messages/en/shell.json'
import type sync from '../messages/en/sync.json'

type Texts = typeof shell &
  typeof search &
  typeof home &
  typeof list &
  typeof error &
  typeof product &
  typeof purchase &
  typeof recent &
  typeof cart &
  typeof checkout &
  typeof notice &
  typeof offline &
  typeof order &
  typeof mail &
  typeof content &
  typeof review &
  typeof sync
export type MessageKey = keyof Texts
