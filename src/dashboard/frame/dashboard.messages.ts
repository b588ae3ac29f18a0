import { defineMessages } from '#src/i18n/messages.ts'

/** The words around every page of the dashboard. */
export const dashboardMessages = defineMessages({
  skipToContent: { en: 'Skip to the content', ar: 'الانتقال إلى المحتوى' },
  menu: { en: 'Dashboard menu', ar: 'قائمة لوحة التحكم' },
  openMenu: { en: 'Open the menu', ar: 'فتح القائمة' },
  dashboards: { en: 'Dashboards', ar: 'لوحة التحكم' },
  allUsers: { en: 'All Users', ar: 'المستخدمون' },
  allProducts: { en: 'All Products', ar: 'المنتجات' },
  pendingOrders: { en: 'Pending Orders', ar: 'طلبات بانتظار التأكيد' },
  confirmedOrders: { en: 'Confirmed Orders', ar: 'الطلبات المؤكدة' },
  cancelledOrders: { en: 'Cancelled Orders', ar: 'الطلبات الملغاة' },
  deliveredOrders: { en: 'Delivered Orders', ar: 'طلبات تم توصيلها' },
  returnOrders: { en: 'Return Orders', ar: 'طلبات الإرجاع' },
  manageSlider: { en: 'Manage Slider', ar: 'شرائح العرض' },
  paymentProofs: { en: 'Payment Proofs', ar: 'إيصالات الدفع' },
  emails: { en: 'Letters', ar: 'الرسائل' },
  activeOrder: { en: 'Active Order', ar: 'طلباتي الحالية' },
  myShopping: { en: 'My Shopping', ar: 'مشترياتي' },
  myCancellations: { en: 'My Cancellations', ar: 'طلباتي الملغاة' },
  myReturn: { en: 'My Return', ar: 'مرتجعاتي' },
  goToHome: { en: 'Go To Home', ar: 'العودة إلى المتجر' },
  logout: { en: 'Logout', ar: 'تسجيل الخروج' },
  welcome: { en: (name: string) => `Welcome, ${name}`, ar: (name: string) => `أهلًا ${name}` },
  updateSettings: { en: 'Update settings', ar: 'إعدادات المتجر' },
  noAccessTitle: { en: 'This page is not open to your account', ar: 'هذه الصفحة غير متاحة لحسابك' },
  noAccessText: {
    en: 'You are logged in, but your role has no access here.',
    ar: 'تم تسجيل الدخول، لكن صلاحيات حسابك لا تشمل هذه الصفحة.',
  },
  toDashboard: { en: 'To the dashboard', ar: 'إلى لوحة التحكم' },
  failedTitle: { en: 'This page did not load', ar: 'لم تُفتح هذه الصفحة' },
  failedText: {
    en: 'The shop did not answer as it should. Please try again in a moment.',
    ar: 'لم يستجب المتجر كما يجب. يرجى المحاولة مرة أخرى بعد لحظات.',
  },
  tryAgain: { en: 'Try again', ar: 'إعادة المحاولة' },
})
