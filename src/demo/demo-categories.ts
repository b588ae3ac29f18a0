/** What the demo tells of the first twelve categories; each picture is two of the category's goods beside each other. */
export const demoCategories: readonly { slug: string; file: string; text: string; textAr: string }[] = [
  {
    slug: 'bags',
    file: 'category-bags.webp',
    text: 'Totes for the week, a satchel for the meeting, a clutch for the evening: leather that softens and keeps its shape.',
    textAr: 'حقائب توت لأيام الأسبوع، وحقيبة يد للاجتماع، وكلاتش للمساء: جلد يزداد نعومة ويحفظ شكله.',
  },
  {
    slug: 'shoes',
    file: 'category-shoes.webp',
    text: 'Heels that hold until the last guest leaves, and loafers for the morning after.',
    textAr: 'كعوب تصمد حتى آخر السهرة، وأحذية لوفر مريحة لصباح اليوم التالي.',
  },
  {
    slug: 'wallets',
    file: 'category-wallets.webp',
    text: 'Small leather, used every day: room for the cards, a zip that closes, a colour you find at once in a full bag.',
    textAr:
      'جلديات صغيرة ترافق كل يوم: مكان للبطاقات، وسحّاب يُغلق بإحكام، ولون يسهل العثور عليه في حقيبة ممتلئة.',
  },
  {
    slug: 'luggage',
    file: 'category-luggage.webp',
    text: 'From a weekend in Salalah to a month abroad: cases that roll quietly, and a duffel that ages well.',
    textAr:
      'من نهاية أسبوع في صلالة إلى شهر في الخارج: حقائب بعجلات هادئة، وحقيبة جلدية تزداد جمالًا مع الوقت.',
  },
  {
    slug: 'watches',
    file: 'category-watches.webp',
    text: 'Calm dials, straps of leather and steel, and a box to keep them in.',
    textAr: 'مينا هادئة، وأحزمة من الجلد والفولاذ، وعلبة تحفظ الساعات.',
  },
  {
    slug: 'clothes',
    file: 'category-clothes.webp',
    text: 'Cloth that falls well: abayas with a fine gold edge, coats for cool evenings, scarves that finish a look.',
    textAr: 'أقمشة جميلة الانسدال: عبايات بحواف ذهبية رفيعة، ومعاطف للأمسيات الباردة، وأوشحة تكمّل الإطلالة.',
  },
  {
    slug: 'jewellery',
    file: 'category-jewellery.webp',
    text: 'Pearls, stones and warm tones of gold, for every day or for one evening.',
    textAr: 'لآلئ وأحجار ودرجات ذهبية دافئة، لكل يوم أو لأمسية واحدة.',
  },
  {
    slug: 'sunglasses',
    file: 'category-sunglasses.webp',
    text: 'Made for noon in Muscat: frames in tortoise and gold, lenses for the road along the sea.',
    textAr: 'لظهيرة مسقط: إطارات بنقشة السلحفاة وبلون الذهب، وعدسات تناسب طريق البحر.',
  },
  {
    slug: 'cosmetics',
    file: 'category-cosmetics.webp',
    text: 'A few good reds, soft brushes, and nothing too many: as much as a small bag has room for.',
    textAr: 'درجات مختارة من الأحمر، وفرش ناعمة، ولا شيء زائد: بقدر ما تتسع له حقيبة صغيرة.',
  },
  {
    slug: 'perfumes',
    file: 'category-perfumes.webp',
    text: 'Oud and amber for the evening, rose and sea air for the day.',
    textAr: 'عود وعنبر للمساء، وورد ونسيم بحر للنهار.',
  },
  {
    slug: 'gifts',
    file: 'category-gifts.webp',
    text: 'Boxes with the ribbon tied and something good inside. All they need is a name.',
    textAr: 'علب بشرائطها وفي داخلها ما يُفرح. لا ينقصها إلا الاسم.',
  },
  {
    slug: 'combos',
    file: 'category-combos.webp',
    text: 'A bag and the shoes that belong to it, chosen together and at one price.',
    textAr: 'حقيبة وحذاء يليق أحدهما بالآخر، معًا وبسعر واحد.',
  },
]
