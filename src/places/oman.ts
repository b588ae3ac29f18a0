import type { Text } from '#src/core/locale.ts'

/** A wilayat; its code begins with that of its governorate: `dhofar/salalah`. */
type Wilayat = { code: string; name: Text }

/** A governorate with its wilayats; its code is one word: `dhofar`. */
type Governorate = { code: string; name: Text; wilayats: readonly Wilayat[] }

/** The 11 governorates and 63 wilayats of Oman as they are usually written (T2). Codes are stored with orders: they never change. */
export const governorates: readonly Governorate[] = [
  {
    code: 'muscat',
    name: { en: 'Muscat', ar: 'مسقط' },
    wilayats: [
      { code: 'muscat/muscat', name: { en: 'Muscat', ar: 'مسقط' } },
      { code: 'muscat/muttrah', name: { en: 'Muttrah', ar: 'مطرح' } },
      { code: 'muscat/bawshar', name: { en: 'Bawshar', ar: 'بوشر' } },
      { code: 'muscat/as-seeb', name: { en: 'As Seeb', ar: 'السيب' } },
      { code: 'muscat/al-amrat', name: { en: 'Al Amrat', ar: 'العامرات' } },
      { code: 'muscat/qurayyat', name: { en: 'Qurayyat', ar: 'قريات' } },
    ],
  },
  {
    code: 'dhofar',
    name: { en: 'Dhofar', ar: 'ظفار' },
    wilayats: [
      { code: 'dhofar/salalah', name: { en: 'Salalah', ar: 'صلالة' } },
      { code: 'dhofar/taqah', name: { en: 'Taqah', ar: 'طاقة' } },
      { code: 'dhofar/mirbat', name: { en: 'Mirbat', ar: 'مرباط' } },
      { code: 'dhofar/sadah', name: { en: 'Sadah', ar: 'سدح' } },
      { code: 'dhofar/rakhyut', name: { en: 'Rakhyut', ar: 'رخيوت' } },
      { code: 'dhofar/dhalkut', name: { en: 'Dhalkut', ar: 'ضلكوت' } },
      { code: 'dhofar/thumrait', name: { en: 'Thumrait', ar: 'ثمريت' } },
      {
        code: 'dhofar/shalim-and-the-hallaniyat-islands',
        name: { en: 'Shalim and the Hallaniyat Islands', ar: 'شليم وجزر الحلانيات' },
      },
      { code: 'dhofar/al-mazyunah', name: { en: 'Al Mazyunah', ar: 'المزيونة' } },
      { code: 'dhofar/muqshin', name: { en: 'Muqshin', ar: 'مقشن' } },
    ],
  },
  {
    code: 'musandam',
    name: { en: 'Musandam', ar: 'مسندم' },
    wilayats: [
      { code: 'musandam/khasab', name: { en: 'Khasab', ar: 'خصب' } },
      { code: 'musandam/bukha', name: { en: 'Bukha', ar: 'بخاء' } },
      { code: 'musandam/daba', name: { en: 'Daba', ar: 'دبا' } },
      { code: 'musandam/madha', name: { en: 'Madha', ar: 'مدحاء' } },
    ],
  },
  {
    code: 'al-buraimi',
    name: { en: 'Al Buraimi', ar: 'البريمي' },
    wilayats: [
      { code: 'al-buraimi/al-buraimi', name: { en: 'Al Buraimi', ar: 'البريمي' } },
      { code: 'al-buraimi/mahdah', name: { en: 'Mahdah', ar: 'محضة' } },
      { code: 'al-buraimi/as-sunaynah', name: { en: 'As Sunaynah', ar: 'السنينة' } },
    ],
  },
  {
    code: 'ad-dakhiliyah',
    name: { en: 'Ad Dakhiliyah', ar: 'الداخلية' },
    wilayats: [
      { code: 'ad-dakhiliyah/nizwa', name: { en: 'Nizwa', ar: 'نزوى' } },
      { code: 'ad-dakhiliyah/bahla', name: { en: 'Bahla', ar: 'بهلاء' } },
      { code: 'ad-dakhiliyah/manah', name: { en: 'Manah', ar: 'منح' } },
      { code: 'ad-dakhiliyah/al-hamra', name: { en: 'Al Hamra', ar: 'الحمراء' } },
      { code: 'ad-dakhiliyah/adam', name: { en: 'Adam', ar: 'أدم' } },
      { code: 'ad-dakhiliyah/izki', name: { en: 'Izki', ar: 'إزكي' } },
      { code: 'ad-dakhiliyah/samail', name: { en: 'Samail', ar: 'سمائل' } },
      { code: 'ad-dakhiliyah/bidbid', name: { en: 'Bidbid', ar: 'بدبد' } },
      { code: 'ad-dakhiliyah/al-jabal-al-akhdar', name: { en: 'Al Jabal Al Akhdar', ar: 'الجبل الأخضر' } },
    ],
  },
  {
    code: 'al-batinah-north',
    name: { en: 'Al Batinah North', ar: 'شمال الباطنة' },
    wilayats: [
      { code: 'al-batinah-north/sohar', name: { en: 'Sohar', ar: 'صحار' } },
      { code: 'al-batinah-north/shinas', name: { en: 'Shinas', ar: 'شناص' } },
      { code: 'al-batinah-north/liwa', name: { en: 'Liwa', ar: 'لوى' } },
      { code: 'al-batinah-north/saham', name: { en: 'Saham', ar: 'صحم' } },
      { code: 'al-batinah-north/al-khaburah', name: { en: 'Al Khaburah', ar: 'الخابورة' } },
      { code: 'al-batinah-north/as-suwaiq', name: { en: 'As Suwaiq', ar: 'السويق' } },
    ],
  },
  {
    code: 'al-batinah-south',
    name: { en: 'Al Batinah South', ar: 'جنوب الباطنة' },
    wilayats: [
      { code: 'al-batinah-south/ar-rustaq', name: { en: 'Ar Rustaq', ar: 'الرستاق' } },
      { code: 'al-batinah-south/al-awabi', name: { en: 'Al Awabi', ar: 'العوابي' } },
      { code: 'al-batinah-south/nakhal', name: { en: 'Nakhal', ar: 'نخل' } },
      { code: 'al-batinah-south/wadi-al-maawil', name: { en: 'Wadi Al Maawil', ar: 'وادي المعاول' } },
      { code: 'al-batinah-south/barka', name: { en: 'Barka', ar: 'بركاء' } },
      { code: 'al-batinah-south/al-musannah', name: { en: 'Al Musannah', ar: 'المصنعة' } },
    ],
  },
  {
    code: 'ash-sharqiyah-south',
    name: { en: 'Ash Sharqiyah South', ar: 'جنوب الشرقية' },
    wilayats: [
      { code: 'ash-sharqiyah-south/sur', name: { en: 'Sur', ar: 'صور' } },
      {
        code: 'ash-sharqiyah-south/al-kamil-wal-wafi',
        name: { en: 'Al Kamil Wal Wafi', ar: 'الكامل والوافي' },
      },
      {
        code: 'ash-sharqiyah-south/jalan-bani-bu-hassan',
        name: { en: 'Jalan Bani Bu Hassan', ar: 'جعلان بني بو حسن' },
      },
      {
        code: 'ash-sharqiyah-south/jalan-bani-bu-ali',
        name: { en: 'Jalan Bani Bu Ali', ar: 'جعلان بني بو علي' },
      },
      { code: 'ash-sharqiyah-south/masirah', name: { en: 'Masirah', ar: 'مصيرة' } },
    ],
  },
  {
    code: 'ash-sharqiyah-north',
    name: { en: 'Ash Sharqiyah North', ar: 'شمال الشرقية' },
    wilayats: [
      { code: 'ash-sharqiyah-north/ibra', name: { en: 'Ibra', ar: 'إبراء' } },
      { code: 'ash-sharqiyah-north/al-mudhaibi', name: { en: 'Al Mudhaibi', ar: 'المضيبي' } },
      { code: 'ash-sharqiyah-north/bidiyah', name: { en: 'Bidiyah', ar: 'بدية' } },
      { code: 'ash-sharqiyah-north/al-qabil', name: { en: 'Al Qabil', ar: 'القابل' } },
      { code: 'ash-sharqiyah-north/wadi-bani-khalid', name: { en: 'Wadi Bani Khalid', ar: 'وادي بني خالد' } },
      {
        code: 'ash-sharqiyah-north/dima-wa-at-tayyin',
        name: { en: 'Dima Wa At Tayyin', ar: 'دماء والطائيين' },
      },
      { code: 'ash-sharqiyah-north/sinaw', name: { en: 'Sinaw', ar: 'سناو' } },
    ],
  },
  {
    code: 'adh-dhahirah',
    name: { en: 'Adh Dhahirah', ar: 'الظاهرة' },
    wilayats: [
      { code: 'adh-dhahirah/ibri', name: { en: 'Ibri', ar: 'عبري' } },
      { code: 'adh-dhahirah/yanqul', name: { en: 'Yanqul', ar: 'ينقل' } },
      { code: 'adh-dhahirah/dank', name: { en: 'Dank', ar: 'ضنك' } },
    ],
  },
  {
    code: 'al-wusta',
    name: { en: 'Al Wusta', ar: 'الوسطى' },
    wilayats: [
      { code: 'al-wusta/haima', name: { en: 'Haima', ar: 'هيماء' } },
      { code: 'al-wusta/duqm', name: { en: 'Duqm', ar: 'الدقم' } },
      { code: 'al-wusta/mahout', name: { en: 'Mahout', ar: 'محوت' } },
      { code: 'al-wusta/al-jazir', name: { en: 'Al Jazir', ar: 'الجازر' } },
    ],
  },
]

/** Whether these codes of governorates and wilayats leave nowhere in Oman out. */
export function coverOman(codes: readonly string[]): boolean {
  const isNamed = ({ code }: { code: string }) => codes.includes(code)
  return governorates.every((one) => isNamed(one) || one.wilayats.every(isNamed))
}
