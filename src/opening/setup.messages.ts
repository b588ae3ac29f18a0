import type { Text } from '#src/core/locale.ts'
import { defineMessages } from '#src/i18n/messages.ts'
import type { SetupStep } from './setup-checks.ts'

/** The guide for a new shop (B4). */
export const setupMessages = defineMessages({
  title: { en: 'Set up your shop', ar: 'تجهيز المتجر' },
  text: {
    en: 'In any order. The shop checks each step itself.',
    ar: 'بأي ترتيب. يتحقق المتجر من كل خطوة بنفسه.',
  },
  progress: {
    en: (done: number, all: number) => `${done} of ${all} done`,
    ar: (done: number, all: number) => `اكتمل ${done} من ${all}`,
  },
  skip: { en: 'Skip', ar: 'تخطي' },
  skipOf: { en: (step: string) => `Skip: ${step}`, ar: (step: string) => `تخطي: ${step}` },
  whyOf: { en: (step: string) => `What for: ${step}`, ar: (step: string) => `الغرض: ${step}` },
  more: {
    en: (steps: number) => (steps === 1 ? '1 more step' : `${steps} more steps`),
    ar: (steps: number) => `خطوات أخرى: ${steps}`,
  },
  others: { en: 'Done and skipped', ar: 'المكتمل والمتخطى' },
  done: { en: 'Done', ar: 'مكتمل' },
  skipped: { en: 'Skipped', ar: 'متخطى' },
  noZone: {
    en: (countries: string) => `Without a zone, so at the charge of everywhere else: ${countries}.`,
    ar: (countries: string) => `دون منطقة، فرسومها كرسوم بقية الأماكن: ${countries}.`,
  },
  stillMissing: {
    en: (what: string) => `Still missing: ${what}.`,
    ar: (what: string) => `ينقص بعد: ${what}.`,
  },
  forServer: {
    en: 'No page can do this: it is done on the server. If somebody else installed the shop for you, ask them and send them these lines.',
    ar: 'لا يتم هذا من أي صفحة، بل على الخادم. وإن كان غيرك من ثبّت المتجر فيمكن طلبه منه وإرسال هذه الأسطر إليه.',
  },
  forInstaller: { en: 'For whoever runs the server', ar: 'لمن يدير الخادم' },
  onServer: {
    en: (file: string, section: number) =>
      `On the server, write this with your own values into ${file} (with containers into .env beside compose.yaml) and restart the shop. docs/operate.md, section ${section}, says the rest.`,
    ar: (file: string, section: number) =>
      `على الخادم تُكتب هذه الأسطر بقيم المتجر في \u2066${file}\u2069 (ومع الحاويات في \u2066.env\u2069 بجانب \u2066compose.yaml\u2069) ثم يُعاد تشغيل المتجر. والبقية في \u2066docs/operate.md\u2069، القسم ${section}.`,
  },
  letter: { en: 'Send me a test email', ar: 'إرسال رسالة تجريبية' },
  letterSent: { en: 'A test email is on its way', ar: 'الرسالة التجريبية في الطريق' },
  letterTo: { en: (email: string) => `To ${email}`, ar: (email: string) => `إلى ${email}` },
  letterFiled: { en: 'The test email did not leave the shop', ar: 'لم تخرج الرسالة التجريبية من المتجر' },
  letterStays: {
    en: 'Without SMTP_URL it is only written into the folder DATA_DIR/mail.',
    ar: 'بدون SMTP_URL تُكتب في المجلد DATA_DIR/mail فقط.',
  },
  letters: { en: 'Emails', ar: 'رسائل البريد' },
  letterTitle: { en: 'Emails arrive', ar: 'رسائل البريد تصل' },
  letterText: {
    en: 'This is the test email that was asked for on the dashboard. Emails to customers take the same way.',
    ar: 'هذه هي الرسالة التجريبية المطلوبة من لوحة التحكم. تسلك رسائل العملاء الطريق نفسه.',
  },
  failed: { en: 'That did not work. Please try again.', ar: 'تعذّر ذلك. يرجى المحاولة مرة أخرى.' },
})

/** Each step: what it is, why, and where, and what else belongs to it; without a place it is done on the server. */
export const setupTexts: Record<
  SetupStep,
  { name: Text; why: Text; path?: string; also?: { name: Text; path: string } }
> = {
  name: {
    name: { en: 'Name and logo', ar: 'الاسم والشعار' },
    why: {
      en: 'They stand on every page, email and invoice.',
      ar: 'يظهران في كل صفحة ورسالة وفاتورة.',
    },
    path: '/dashboard/brand',
  },
  contact: {
    name: { en: 'How to reach you', ar: 'طرق التواصل' },
    why: {
      en: 'Customers order where they can ask. Phone, email and address.',
      ar: 'يطلب العملاء حيث يمكنهم السؤال: هاتف وبريد إلكتروني وعنوان.',
    },
    path: '/dashboard/update-settings#contact',
  },
  payment: {
    name: { en: 'How customers pay', ar: 'طرق الدفع' },
    why: {
      en: 'Cash at the door, transfer with a receipt, or both.',
      ar: 'نقدًا عند الاستلام، أو تحويل مع إيصال، أو كلاهما.',
    },
    path: '/dashboard/update-settings#payment',
  },
  delivery: {
    name: { en: 'Delivery and what it costs', ar: 'التوصيل ورسومه' },
    why: {
      en: 'The cart adds it up before the order, so nobody is surprised.',
      ar: 'تُحتسب الرسوم في السلة قبل الطلب، فلا يفاجأ أحد.',
    },
    path: '/dashboard/delivery',
  },
  product: {
    name: { en: 'The first product', ar: 'المنتج الأول' },
    why: {
      en: 'With a photo, a price and its pieces. Many at once come as a file.',
      ar: 'بصورة وسعر وعدد قطع. ويمكن استيراد منتجات كثيرة من ملف.',
    },
    path: '/dashboard/addProduct',
    also: {
      name: {
        en: 'Its categories: keep, rename or delete the first twelve',
        ar: 'الأقسام: إبقاء الاثني عشر الأولى أو تغيير أسمائها أو حذفها',
      },
      path: '/dashboard/categories',
    },
  },
  legal: {
    name: { en: 'Registration and licence', ar: 'السجل التجاري والترخيص' },
    why: {
      en: 'An online shop in Oman has to show both numbers.',
      ar: 'على كل متجر إلكتروني في عُمان إظهار الرقمين.',
    },
    path: '/dashboard/update-settings#more',
  },
  policies: {
    name: { en: 'Returns, delivery, complaints', ar: 'الإرجاع والتوصيل والشكاوى' },
    why: {
      en: 'A text is there to begin with. Read it, change what your shop does differently, say where to complain, and publish it.',
      ar: 'يوجد نص جاهز للبدء. المطلوب قراءته وتعديل ما يختلف في المتجر وذكر طريقة تقديم الشكاوى ثم نشره.',
    },
    path: '/dashboard/pages/policies',
  },
  mail: {
    name: { en: 'Emails that arrive', ar: 'وصول رسائل البريد' },
    why: {
      en: 'Without a mail server nobody gets any, not even you.',
      ar: 'بدون خادم بريد لا تصل أي رسالة إلى أحد.',
    },
  },
  backup: {
    name: { en: 'A backup each day', ar: 'نسخة احتياطية كل يوم' },
    why: {
      en: 'One disk is one accident away from nothing.',
      ar: 'قرص واحد قد يضيع بحادث واحد.',
    },
  },
  domain: {
    name: { en: 'Your own address with https', ar: 'عنوان خاص عبر https' },
    why: {
      en: 'Passwords and addresses travel unread.',
      ar: 'لتنتقل كلمات المرور والعناوين مشفّرة.',
    },
  },
}
