import { type Locale, storedLocale } from '#src/core/locale.ts'

/** An invented customer; nobody of that name, number or address is meant. */
export type DemoPerson = { name: string; address: string; locale: Locale; mail: string }

/** As they would type it into checkout: half in Arabic, half in English, all over Oman. */
export const demoPeople: readonly DemoPerson[] = [
  ['مريم البلوشية', 'الخوير 33، سكة 3312، بيت 14، مسقط', 'ar', 'maryam.b'],
  ['فاطمة الحارثية', 'الموالح الجنوبية، قرب السيتي سنتر، السيب', 'ar', 'fatma.h'],
  ['عائشة الكندية', 'حي التراث، نزوى', 'ar', 'aisha.k'],
  ['زينب اللواتية', 'مطرح، خلف سور اللواتيا', 'ar', 'zainab.l'],
  ['نورة المعمرية', 'فلج القبائل، صحار', 'ar', 'noora.m'],
  ['سارة الرواحية', 'سمائل، قرب الحصن', 'ar', 'sara.r'],
  ['هدى الشنفرية', 'عوقد الشمالية، شارع السلام، صلالة', 'ar', 'huda.s'],
  ['ريم السيابية', 'العذيبة الشمالية، سكة 5014، بوشر', 'ar', 'reem.s'],
  ['شيخة الهنائية', 'بهلاء، حي الغاف', 'ar', 'shaikha.h'],
  ['أمل الزدجالية', 'القرم، شارع الميناء، مسقط', 'ar', 'amal.z'],
  ['منى العبرية', 'الحمراء، قرب المسجد الجامع', 'ar', 'muna.a'],
  ['خلود البوسعيدية', 'أدم، بجوار البريد', 'ar', 'khulood.b'],
  ['بدرية الغافرية', 'عبري، حي النهضة', 'ar', 'badriya.g'],
  ['سلمى الفارسية', 'السويق، الثرمد', 'ar', 'salma.f'],
  ['ليلى المحروقية', 'سناو، السوق الجديد', 'ar', 'laila.m'],
  ['أحمد السالمي', 'المعبيلة السادسة، السيب', 'ar', 'ahmed.s'],
  ['Asma Al Lawati', 'Al Qurum 24, Way 2411, Villa 8, Muscat', 'en', 'asma.l'],
  ['Hanan Al Maskari', 'Madinat As Sultan Qaboos, Street 17, Muscat', 'en', 'hanan.m'],
  ['Noof Al Habsi', 'Al Mawaleh North, Way 3724, Seeb', 'en', 'noof.h'],
  ['Rahma Al Riyami', 'Al Khoudh 6, House 221, Seeb', 'en', 'rahma.r'],
  ['Buthaina Al Farsi', 'Sur, Al Sharia, near the corniche', 'en', 'buthaina.f'],
  ['Iman Al Jabri', 'Ibra, Al Yahmadi', 'en', 'iman.j'],
  ['Wafa Al Balushi', 'Barka, Al Somhan, Way 812', 'en', 'wafa.b'],
  ['Maha Al Zadjali', 'Ruwi, CBD area, Building 55, Flat 302', 'en', 'maha.z'],
  ['Safiya Al Ghailani', 'Salalah, Al Dahariz, 23 July Street', 'en', 'safiya.g'],
  ['Thuraya Al Busaidi', 'Bausher Heights, Building 9, Flat 21', 'en', 'thuraya.b'],
  ['Khadija Al Amri', 'Sohar, Al Hambar, House 77', 'en', 'khadija.a'],
  ['Lubna Al Kharusi', 'Ghubrah South, Way 4545, Muscat', 'en', 'lubna.k'],
  ['Ghada Al Hinai', 'Nizwa, Firq, behind the hospital', 'en', 'ghada.h'],
  ['Nawal Al Shukaili', 'Rustaq, Al Hazm', 'en', 'nawal.s'],
  ['Priya Menon', 'Darsait, Way 3517, Flat 14, Muscat', 'en', 'priya.m'],
  ['Salim Al Wahaibi', 'Bidiyah, Al Muntarib', 'en', 'salim.w'],
].map(([name = '', address = '', locale = '', mail]) => ({
  name,
  address,
  locale: storedLocale(locale),
  mail: `${mail}@customers.example`,
}))

/** What some of them add; most say nothing. */
export const demoComments: Readonly<Record<Locale, readonly string[]>> = {
  ar: [
    'الاتصال قبل الوصول من فضلكم',
    'هدية، أرجو التغليف',
    'بعد صلاة العصر إن أمكن',
    'الرجاء الاتصال على الواتساب',
  ],
  en: [
    'Please call before you come',
    'It is a gift, please wrap it',
    'After 5 pm if possible',
    'Leave it with the guard',
  ],
}

/** Why some came back, as their owners say it. */
export const demoReturns: Readonly<Record<Locale, { defect: string; 'change of mind': string }>> = {
  ar: { defect: 'السحّاب لا يغلق جيدًا', 'change of mind': 'اللون مختلف عما توقعت' },
  en: { defect: 'The zip does not close properly', 'change of mind': 'The colour is not what I expected' },
}
