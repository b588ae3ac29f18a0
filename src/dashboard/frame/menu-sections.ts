import type { Role } from '#src/core/permission.ts'
import { statusIcons } from '#src/orders/display/status-icons.ts'
import {
  BoxIcon,
  CashIcon,
  ChartIcon,
  ChatIcon,
  ClockIcon,
  GiftIcon,
  GridIcon,
  HomeIcon,
  ImageIcon,
  ListIcon,
  MailIcon,
  PageIcon,
  PhoneIcon,
  ShieldIcon,
  ShopIcon,
  SlidersIcon,
  TrashIcon,
  TruckIcon,
  UserIcon,
} from '#src/ui/icons.tsx'
import { type MenuWord, menuOf } from './dashboard-pages.ts'

type Icon = typeof ListIcon
export type Section = (typeof sections)[number]

/** What an entry is about; what has none stands above them. */
const sections = [undefined, 'ordersSection', 'catalogueSection', 'shopSection', 'peopleSection'] as const

const places: Record<MenuWord, readonly [Section, Icon]> = {
  dashboards: [undefined, HomeIcon],
  allOrders: ['ordersSection', ListIcon],
  pendingOrders: ['ordersSection', statusIcons.Pending],
  confirmedOrders: ['ordersSection', statusIcons.Confirmed],
  cancelledOrders: ['ordersSection', statusIcons.Cancelled],
  deliveredOrders: ['ordersSection', statusIcons.Delivered],
  returnOrders: ['ordersSection', statusIcons.Return],
  toCall: ['ordersSection', PhoneIcon],
  couriers: ['ordersSection', TruckIcon],
  paymentProofs: ['ordersSection', CashIcon],
  bin: ['ordersSection', TrashIcon],
  allProducts: ['catalogueSection', BoxIcon],
  categories: ['catalogueSection', GridIcon],
  collections: ['catalogueSection', GiftIcon],
  reports: ['shopSection', ChartIcon],
  tax: ['shopSection', CashIcon],
  manageSlider: ['shopSection', ImageIcon],
  arrangeHome: ['shopSection', ShopIcon],
  pages: ['shopSection', PageIcon],
  audit: ['shopSection', ClockIcon],
  settings: ['shopSection', SlidersIcon],
  allUsers: ['peopleSection', ShieldIcon],
  customers: ['peopleSection', UserIcon],
  inbox: ['peopleSection', ChatIcon],
  emails: ['peopleSection', MailIcon],
  activeOrder: [undefined, statusIcons.Pending],
  myShopping: [undefined, statusIcons.Delivered],
  myCancellations: [undefined, statusIcons.Cancelled],
  myReturn: [undefined, statusIcons.Return],
}

/** What is seldom gone to: behind the name of its section, until that is opened. */
const folded: ReadonlySet<MenuWord> = new Set([
  'couriers',
  'bin',
  'categories',
  'collections',
  'tax',
  'arrangeHome',
  'pages',
  'audit',
  'emails',
])

/** The menu of a role by what its entries are about, each with its sign; a section without entries is left out. */
export function menuSectionsOf(role: Role, shop: { vat: boolean }) {
  const entries = menuOf(role, shop).map((entry) => ({
    ...entry,
    Icon: places[entry.word][1],
    isFolded: folded.has(entry.word),
  }))
  return sections
    .map((section) => ({ section, entries: entries.filter(({ word }) => places[word][0] === section) }))
    .filter((one) => one.entries.length > 0)
}
