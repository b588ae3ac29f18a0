import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the dialog that turns and crops a picture. */
export const retouchMessages = defineMessages({
  title: { en: 'Turn and crop', ar: 'تدوير الصورة وقصّها' },
  left: { en: 'Turn left', ar: 'تدوير يسارًا' },
  right: { en: 'Turn right', ar: 'تدوير يمينًا' },
  shape: { en: 'Shape', ar: 'الشكل' },
  whole: { en: 'Its own', ar: 'كما هي' },
  square: { en: 'Square', ar: 'مربعة' },
  portrait: { en: 'Tall (4:5)', ar: 'طولية (4:5)' },
  zoom: { en: 'Nearer', ar: 'تقريب' },
  across: { en: 'From the left', ar: 'من اليسار' },
  down: { en: 'From the top', ar: 'من الأعلى' },
  drag: { en: 'Drag the picture, or use the sliders.', ar: 'يمكن سحب الصورة أو استخدام أشرطة التحريك.' },
  preview: { en: 'The picture as it will be', ar: 'الصورة كما ستكون' },
  save: { en: 'Use it', ar: 'استخدامها' },
  saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  failed: { en: 'The picture could not be changed.', ar: 'تعذّر تعديل الصورة.' },
})
