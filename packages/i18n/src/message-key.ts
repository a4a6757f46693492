// One line per area: a key that no English file holds does not compile.
import type account from '../messages/en/account.json'
import type alert from '../messages/en/alert.json'
import type cart from '../messages/en/cart.json'
import type checkout from '../messages/en/checkout.json'
import type commerce from '../messages/en/commerce.json'
import type compare from '../messages/en/compare.json'
import type content from '../messages/en/content.json'
import type error from '../messages/en/error.json'
import type gateway from '../messages/en/gateway.json'
import type home from '../messages/en/home.json'
import type list from '../messages/en/list.json'
import type login from '../messages/en/login.json'
import type mail from '../messages/en/mail.json'
import type notice from '../messages/en/notice.json'
import type offline from '../messages/en/offline.json'
import type order from '../messages/en/order.json'
import type partner from '../messages/en/partner.json'
import type partnerGoods from '../messages/en/partner-goods.json'
import type password from '../messages/en/password.json'
import type payment from '../messages/en/payment.json'
import type product from '../messages/en/product.json'
import type purchase from '../messages/en/purchase.json'
import type recent from '../messages/en/recent.json'
import type refusal from '../messages/en/refusal.json'
import type returns from '../messages/en/return.json'
import type review from '../messages/en/review.json'
import type search from '../messages/en/search.json'
import type shell from '../messages/en/shell.json'
import type staff from '../messages/en/staff.json'
import type staffAttributes from '../messages/en/staff-attributes.json'
import type staffCatalogue from '../messages/en/staff-catalogue.json'
import type staffCategories from '../messages/en/staff-categories.json'
import type staffContent from '../messages/en/staff-content.json'
import type staffCoupons from '../messages/en/staff-coupons.json'
import type staffCustomers from '../messages/en/staff-customers.json'
import type staffDesign from '../messages/en/staff-design.json'
import type staffHome from '../messages/en/staff-home.json'
import type staffImportReasons from '../messages/en/staff-import-reasons.json'
import type staffImports from '../messages/en/staff-imports.json'
import type staffOptions from '../messages/en/staff-options.json'
import type staffSettings from '../messages/en/staff-settings.json'
import type staffSystem from '../messages/en/staff-system.json'
import type staffWhy from '../messages/en/staff-why.json'
import type sync from '../messages/en/sync.json'
import type upkeep from '../messages/en/upkeep.json'
import type wishlist from '../messages/en/wishlist.json'
import type worker from '../messages/en/worker.json'

type Texts = typeof shell &
  typeof account &
  typeof alert &
  typeof login &
  typeof search &
  typeof home &
  typeof gateway &
  typeof list &
  typeof error &
  typeof product &
  typeof partner &
  typeof partnerGoods &
  typeof password &
  typeof payment &
  typeof purchase &
  typeof recent &
  typeof cart &
  typeof checkout &
  typeof notice &
  typeof offline &
  typeof order &
  typeof mail &
  typeof commerce &
  typeof compare &
  typeof content &
  typeof refusal &
  typeof returns &
  typeof review &
  typeof staff &
  typeof staffHome &
  typeof staffAttributes &
  typeof staffCatalogue &
  typeof staffCategories &
  typeof staffCustomers &
  typeof staffImports &
  typeof staffImportReasons &
  typeof staffCoupons &
  typeof staffDesign &
  typeof staffContent &
  typeof staffOptions &
  typeof staffSettings &
  typeof staffSystem &
  typeof staffWhy &
  typeof sync &
  typeof upkeep &
  typeof wishlist &
  typeof worker
export type MessageKey = keyof Texts
