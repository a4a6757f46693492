// One line per area: a key that no English file holds does not compile.
import type cart from '../messages/en/cart.json'
import type checkout from '../messages/en/checkout.json'
import type error from '../messages/en/error.json'
import type home from '../messages/en/home.json'
import type list from '../messages/en/list.json'
import type order from '../messages/en/order.json'
import type product from '../messages/en/product.json'
import type shell from '../messages/en/shell.json'

type Texts = typeof shell &
  typeof home &
  typeof list &
  typeof error &
  typeof product &
  typeof cart &
  typeof checkout &
  typeof order
export type MessageKey = keyof Texts
