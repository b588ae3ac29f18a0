import type { Settings } from '#src/settings/settings.ts'
import type { SliderChoice } from '#src/sliders/slider.ts'

/** The demo's slides; quiet space for words at the left of each, which the focus leaves out. */
export const demoBanners: readonly (SliderChoice & { file: string; title: string })[] = [
  {
    file: 'banner-1-autumn-bags.webp',
    title: 'Autumn bags in warm leather',
    heading: 'Carried with care',
    headingAr: 'نحملها معك',
    text: 'New arrivals for every day in Muscat: leather that softens, colours that stay, gifts that are kept.',
    textAr: 'جديدنا لكل يوم في مسقط: جلد يزداد نعومة، وألوان تدوم، وهدايا تبقى في القلب.',
    link: '/shop',
    linkText: 'Shop new arrivals',
    linkTextAr: 'تسوّق الجديد',
    focusX: 95,
    mirror: true,
  },
  {
    file: 'banner-2-perfume-jewels.webp',
    title: 'Perfumes and jewellery',
    heading: 'Scent and gold',
    headingAr: 'عطر ولمعة ذهب',
    text: 'Small things that stay with the day.',
    textAr: 'تفاصيل صغيرة ترافق اليوم كله.',
    link: '/category/product-category/perfumes',
    linkText: 'See perfumes',
    linkTextAr: 'كل العطور',
    focusX: 88,
    mirror: true,
  },
  {
    file: 'banner-3-evening-edit.webp',
    title: 'The evening edit',
    heading: 'The evening edit',
    headingAr: 'لأمسيات جميلة',
    text: 'Ivory, gold and a heel that holds.',
    textAr: 'عاجي وذهبي، وكعب يدوم معه السهر.',
    link: '/category/sub-category/clutch-bags',
    linkText: 'See clutch bags',
    linkTextAr: 'حقائب السهرة',
    focusX: 88,
    mirror: true,
  },
  {
    file: 'banner-4-summer-getaway.webp',
    title: 'Ready for the summer getaway',
    heading: 'Travel well',
    headingAr: 'للسفر أناقته',
    text: 'Cases, baskets and sunglasses for the road.',
    textAr: 'حقائب وسلال ونظارات لكل طريق.',
    link: '/category/product-category/luggage',
    linkText: 'See luggage',
    linkTextAr: 'حقائب السفر',
    focusX: 88,
    mirror: true,
  },
]

/** An invented shop in Muscat; every number and address here is made up. */
export const demoSettings: Partial<Settings> = {
  emailAddress: 'hello@haqiba.example',
  whatsappNumber: '96890000000',
  contactNumber: '96824000000',
  messenger: 'https://m.me/haqiba.example',
  address: 'Al Khuwair 33, Muscat, Oman',
  addressAr: 'الخوير 33، مسقط، سلطنة عُمان',
  location: 'https://maps.example/haqiba',
  paymentMethods: ['Cash On Delivery', 'Online Payment'],
  bankName: 'Bank of the Demo',
  accountHolder: 'Haqiba Trading',
  accountNumber: '0000 1111 2222 3333',
  bankMobile: '96890000000',
  marquee:
    'Free delivery over {freeShippingOver} · Cash on delivery or bank transfer · We call you before every delivery',
  marqueeAr:
    'توصيل مجاني للطلبات فوق {freeShippingOver} · الدفع عند الاستلام أو بتحويل بنكي · نتصل بك قبل كل توصيل',
  facebook: 'https://facebook.example/haqiba',
  instagram: 'https://instagram.example/haqiba',
  youtube: 'https://youtube.example/haqiba',
  tiktok: 'https://tiktok.example/haqiba',
  linkedin: 'https://linkedin.example/haqiba',
}
